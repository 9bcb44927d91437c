import type { Place } from './place.ts';

type CityPlace = Omit<Place, 'longitude' | 'latitude' | 'town' | 'isHill'>;

export const innerCity: readonly CityPlace[] = [
  {
    area: 'siliguri_city',
    weight: 13,
    rentLevel: 1.15,
    flatRupeesPerSquareFoot: 5600,
    landLakhPerKatha: undefined,
    spots: [
      { name: 'Hill Cart Road', pincode: '734001', landmark: 'Near Air View More' },
      { name: 'Bidhan Road', pincode: '734001', landmark: 'Behind Kanchenjunga Stadium' },
      { name: 'Babupara', pincode: '734004', landmark: 'In the lane beside the puja ground' },
      { name: 'Subhash Pally', pincode: '734001' },
      { name: 'Rabindra Nagar', pincode: '734006', landmark: 'Near Rabindra Nagar More' },
    ],
    nearby: [
      'Bidhan Market is seven minutes on foot, so vegetables and fish are bought fresh every morning.',
      'Hong Kong Market and the banks of Hill Cart Road are close enough to go without a scooter.',
      'Kanchenjunga Stadium is round the corner and the walkers start at five in the morning.',
      'Totos pass the end of the lane until about ten at night.',
    ],
  },
  {
    area: 'sevoke',
    weight: 14,
    rentLevel: 1.2,
    flatRupeesPerSquareFoot: 6200,
    landLakhPerKatha: 38,
    spots: [
      { name: 'Panitanki More, Sevoke Road', pincode: '734001' },
      { name: '2nd Mile, Sevoke Road', pincode: '734001', landmark: 'Lane opposite the petrol pump' },
      { name: 'Don Bosco More, Sevoke Road', pincode: '734001', landmark: 'Towards the school gate' },
      { name: 'Check Post, Sevoke Road', pincode: '734008' },
      { name: 'Jyoti Nagar', pincode: '734001', landmark: 'Two lanes behind Sevoke Road' },
    ],
    nearby: [
      'Don Bosco School is close by, and most families in the lane have children there.',
      'The malls of Sevoke Road are within walking distance, but the lane itself stays quiet.',
      'Shared autos to Panitanki and Salugara stop at the mouth of the lane.',
      'Two multi-speciality hospitals and a twenty-four hour chemist are within a kilometre.',
    ],
  },
  {
    area: 'hakimpara',
    weight: 12,
    rentLevel: 1.1,
    flatRupeesPerSquareFoot: 5400,
    landLakhPerKatha: 32,
    spots: [
      { name: 'Hakimpara', pincode: '734001', landmark: 'Near Pakurtala More' },
      { name: 'Atul Prasad Sarani, Hakimpara', pincode: '734001' },
      { name: 'Ashrampara', pincode: '734001', landmark: 'Near the Ramakrishna ashram' },
      { name: 'Nazrul Sarani', pincode: '734001' },
    ],
    nearby: [
      'Hakimpara is an old para where people still know each other; the club holds its Durga Puja next lane.',
      'Bidhan Market is ten minutes on foot and the sweet shop at Pakurtala opens at six.',
      'Three good English-medium schools send their buses to the corner.',
      'Doctors sit in almost every second building here, which is a comfort for elderly parents.',
    ],
  },
  {
    area: 'khalpara',
    weight: 10,
    rentLevel: 0.95,
    flatRupeesPerSquareFoot: 4700,
    landLakhPerKatha: undefined,
    spots: [
      { name: 'Nehru Road, Khalpara', pincode: '734005' },
      { name: 'S.F. Road', pincode: '734005', landmark: 'Near the fire brigade' },
      { name: 'Nayabazar', pincode: '734005', landmark: 'Behind the grain market' },
      { name: 'Mahabirsthan', pincode: '734004', landmark: 'Near the flyover' },
    ],
    nearby: [
      'Nayabazar, where the whole of North Bengal buys its grain and spices, is two minutes away.',
      'Siliguri Town station is near; office goers walk across the foot bridge.',
      'The Agrasen Road side has temples, tiffin shops and a Sunday vegetable haat.',
      'Loading lorries are not allowed in this lane after nine at night.',
    ],
  },
  {
    area: 'court_more',
    weight: 10,
    rentLevel: 1.05,
    flatRupeesPerSquareFoot: 5200,
    landLakhPerKatha: undefined,
    spots: [
      { name: 'Court More', pincode: '734001', landmark: 'Opposite the court compound' },
      { name: 'Kachari Road', pincode: '734001' },
      { name: 'Hospital More', pincode: '734001', landmark: 'Near the District Hospital' },
      { name: 'Mahananda Para', pincode: '734001', landmark: 'Near Surya Sen Park' },
    ],
    nearby: [
      'The District Hospital and the court are both within five minutes, handy for doctors and advocates.',
      'Surya Sen Park and the river bank are where the children of the para play in the evening.',
      'Xerox shops, stamp vendors and small hotels line the main road, but not this lane.',
      'City buses for Bagdogra and Matigara stop at the crossing.',
    ],
  },
  {
    area: 'college_para',
    weight: 11,
    rentLevel: 1.05,
    flatRupeesPerSquareFoot: 5300,
    landLakhPerKatha: 30,
    spots: [
      { name: 'College Para', pincode: '734001', landmark: 'Behind Siliguri College' },
      { name: 'Deshbandhu Para', pincode: '734004' },
      { name: 'Swamiji Sarani', pincode: '734001', landmark: 'Near the college ground' },
      { name: 'Vivekananda Pally', pincode: '734001' },
    ],
    nearby: [
      'Siliguri College is a four-minute walk, so the lane is lively in term and sleepy in May.',
      'Book shops, a library and several coaching centres are in the next two lanes.',
      'The college ground is open to walkers in the early morning.',
      'A small market with fish, milk and vegetables sits at the corner every morning.',
    ],
  },
];
