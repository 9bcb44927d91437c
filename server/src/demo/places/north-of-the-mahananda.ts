import type { Place } from './place.ts';

type CityPlace = Omit<Place, 'longitude' | 'latitude' | 'town' | 'isHill'>;

export const northOfTheMahananda: readonly CityPlace[] = [
  {
    area: 'pradhan_nagar',
    weight: 13,
    rentLevel: 1,
    flatRupeesPerSquareFoot: 4900,
    landLakhPerKatha: 24,
    spots: [
      { name: 'Pradhan Nagar', pincode: '734003', landmark: 'Behind Siliguri Junction' },
      { name: 'Nivedita Road', pincode: '734003' },
      { name: 'Gurung Basti', pincode: '734003', landmark: 'Near the monastery lane' },
      { name: 'Bagha Jatin Colony', pincode: '734003' },
    ],
    nearby: [
      'Siliguri Junction and the Tenzing Norgay bus terminus are five minutes away, with cars for the hills all day.',
      'Sikkim and Darjeeling jeeps leave from the stand nearby, which saves a lot on Monday mornings.',
      "Margaret School's bus stops at the corner.",
      'Momo stalls and a good bakery are at the crossing; the lane behind is residential.',
    ],
  },
  {
    area: 'mallaguri',
    weight: 10,
    rentLevel: 0.95,
    flatRupeesPerSquareFoot: 4700,
    landLakhPerKatha: 22,
    spots: [
      { name: 'Mallaguri', pincode: '734003', landmark: 'Near the railway level crossing' },
      { name: 'Mallaguri Bus Stand', pincode: '734003' },
      { name: 'Patel Road', pincode: '734003', landmark: 'Off Hill Cart Road' },
      { name: 'Dharmanagar', pincode: '734003' },
    ],
    nearby: [
      'Hill Cart Road is two hundred metres away, yet trains are the only thing one hears at night.',
      'The police line and the bus terminus are near, so the road is lit and safe till late.',
      'A ration shop, a dairy booth and an ATM are in the same lane.',
      'City Centre is one shared auto away.',
    ],
  },
  {
    area: 'champasari',
    weight: 13,
    rentLevel: 0.9,
    flatRupeesPerSquareFoot: 4300,
    landLakhPerKatha: 17,
    spots: [
      { name: 'Champasari More', pincode: '734003' },
      { name: 'Samar Nagar', pincode: '734003', landmark: 'Near the children’s park' },
      { name: 'Devidanga', pincode: '734003', landmark: 'Towards the tea garden' },
      { name: 'Milan More', pincode: '734003' },
    ],
    nearby: [
      'The regulated market is near, so vegetables are cheaper here than anywhere in town.',
      'Champasari More has every kind of shop and a daily fish market.',
      'On clear mornings the first hills are seen from the end of the road.',
      'Shared autos run to Siliguri Junction every few minutes.',
    ],
  },
  {
    area: 'darjeeling_more',
    weight: 12,
    rentLevel: 1,
    flatRupeesPerSquareFoot: 4800,
    landLakhPerKatha: 21,
    spots: [
      { name: 'Darjeeling More', pincode: '734003' },
      { name: 'Kawakhali', pincode: '734012', landmark: 'Near the new township gate' },
      { name: 'Sukna Road, Darjeeling More', pincode: '734009' },
      { name: 'Himanchal Vihar', pincode: '734010', landmark: 'Near the block with the park' },
    ],
    nearby: [
      'The Asian Highway starts here: twenty minutes to Bagdogra airport outside the rush.',
      'North Bengal Medical College is ten minutes away, and many neighbours are on its staff.',
      'Everything for Darjeeling and Mirik passes this crossing, so there is transport at any hour.',
      'A supermarket, three banks and a fuel station are within half a kilometre.',
    ],
  },
  {
    area: 'dagapur',
    weight: 10,
    rentLevel: 0.95,
    flatRupeesPerSquareFoot: 4500,
    landLakhPerKatha: 14,
    spots: [
      { name: 'Dagapur', pincode: '734003', landmark: 'Beside the tea garden' },
      { name: 'New Chumta', pincode: '734009' },
      { name: 'Pintail Road, Dagapur', pincode: '734003' },
      { name: 'Sukna Road, Dagapur', pincode: '734009', landmark: 'Before the toy train crossing' },
    ],
    nearby: [
      'The tea garden begins across the road, and the air is two degrees cooler than in town.',
      'The toy train to Darjeeling goes past in the morning and children still run out to wave.',
      'Two boarding schools and the engineering college are a short ride away.',
      'Sukna forest is ten minutes by scooter; deer come down in winter.',
    ],
  },
  {
    area: 'salugara',
    weight: 11,
    rentLevel: 0.9,
    flatRupeesPerSquareFoot: 4400,
    landLakhPerKatha: 15,
    spots: [
      { name: 'Salugara Bazar', pincode: '734008' },
      { name: '3rd Mile, Sevoke Road', pincode: '734008', landmark: 'Near the army gate' },
      { name: 'Monastery Road, Salugara', pincode: '734008', landmark: 'Below the stupa' },
      { name: 'Chayan Para, Salugara', pincode: '734008' },
    ],
    nearby: [
      'The monastery and its big stupa are within walking distance, and prayer horns are the alarm clock.',
      'Salugara Bazar has good Tibetan bread, fresh pork and a Friday haat.',
      'Bengal Safari is ten minutes up the road.',
      'Many army families rent here, so the neighbourhood is disciplined and calm.',
    ],
  },
];
