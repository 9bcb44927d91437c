import type { Place } from './place.ts';

type CityPlace = Omit<Place, 'longitude' | 'latitude' | 'town' | 'isHill'>;

export const outskirts: readonly CityPlace[] = [
  {
    area: 'matigara',
    weight: 14,
    rentLevel: 1,
    flatRupeesPerSquareFoot: 5000,
    landLakhPerKatha: 18,
    spots: [
      { name: 'Matigara Bazar', pincode: '734010' },
      { name: 'Khaprail More', pincode: '734010', landmark: 'On the Khaprail road' },
      { name: 'Patharghata', pincode: '734010' },
      { name: 'Tumbajote', pincode: '734010', landmark: 'Near the primary school' },
    ],
    nearby: [
      'Matigara haat sits twice a week and the Balason river is a morning walk away.',
      'City Centre mall and Neotia Getwel hospital are less than ten minutes by toto.',
      'The highway to Bagdogra is close, but a row of mango trees keeps its sound away.',
      'Several private schools have their buses on this road.',
    ],
  },
  {
    area: 'uttorayon',
    weight: 13,
    rentLevel: 1.3,
    flatRupeesPerSquareFoot: 6600,
    landLakhPerKatha: 36,
    spots: [
      { name: 'Uttorayon Township', pincode: '734010', landmark: 'Inside the main gate' },
      { name: 'Uttorayon, near City Centre', pincode: '734010' },
      { name: 'Chandmoni Road, Uttorayon', pincode: '734010' },
      { name: 'Uttorayon South Block', pincode: '734010', landmark: 'Facing the park' },
    ],
    nearby: [
      'City Centre with its cinema and supermarket is across the boulevard.',
      'Neotia Getwel hospital is a five-minute walk along a proper footpath.',
      'The township has guards at the gate, street lights that work and a children’s park.',
      'Airport cabs reach Bagdogra in twenty-five minutes from here.',
    ],
  },
  {
    area: 'shiv_mandir',
    weight: 12,
    rentLevel: 0.85,
    flatRupeesPerSquareFoot: 4000,
    landLakhPerKatha: 12,
    spots: [
      { name: 'Shivmandir Bazar', pincode: '734011' },
      { name: 'University 1st Gate, Shivmandir', pincode: '734013', landmark: 'Opposite the bus stop' },
      { name: 'Kadamtala', pincode: '734011', landmark: 'Near the BSF campus' },
      { name: 'Medical More', pincode: '734012' },
    ],
    nearby: [
      'The North Bengal University gate is six minutes on foot; professors and scholars live all around.',
      'Shivmandir Bazar has cheap canteens, stationers and a good evening fish market.',
      'The Medical College is two stops away by shared auto.',
      'Kadamtala BSF campus and its central school are near.',
    ],
  },
  {
    area: 'bagdogra',
    weight: 12,
    rentLevel: 0.85,
    flatRupeesPerSquareFoot: 4100,
    landLakhPerKatha: 10,
    spots: [
      { name: 'Airport More, Bagdogra', pincode: '734014' },
      { name: 'Bihar More, Bagdogra', pincode: '734014' },
      { name: 'Gossainpur', pincode: '734014', landmark: 'Behind the higher secondary school' },
      { name: 'Upper Bagdogra', pincode: '734014', landmark: 'Near the post office' },
    ],
    nearby: [
      'The airport is ten minutes away, which suits airline staff and people who travel every week.',
      'Bihar More market has everything for daily needs, and the panchayat road was redone last winter.',
      'Tea gardens lie on two sides, so the evenings are cool even in May.',
      'The air force station and its school are close.',
    ],
  },
  {
    area: 'ashighar',
    weight: 12,
    rentLevel: 0.85,
    flatRupeesPerSquareFoot: 4100,
    landLakhPerKatha: 14,
    spots: [
      { name: 'Ashighar More', pincode: '734006' },
      { name: 'Ghogomali', pincode: '734006', landmark: 'Near the high school' },
      { name: 'Haidarpara', pincode: '734006', landmark: 'Behind the bazaar' },
      { name: 'Eastern Bypass, Ashighar', pincode: '734006' },
    ],
    nearby: [
      'Haidarpara bazaar is where half of Siliguri comes for fish on Sunday; it is ten minutes on foot.',
      'The Eastern Bypass takes one to Salugara or New Jalpaiguri without touching the town traffic.',
      'Ghogomali High School and two nursery schools are in the same ward.',
      'Totos wait at Ashighar More from six in the morning.',
    ],
  },
  {
    area: 'jalpaiguri_road',
    weight: 11,
    rentLevel: 0.9,
    flatRupeesPerSquareFoot: 4200,
    landLakhPerKatha: 15,
    spots: [
      { name: 'Jalpai More', pincode: '734004' },
      { name: 'Thakurnagar', pincode: '734004', landmark: 'Off the road to New Jalpaiguri' },
      { name: 'Shaktigarh', pincode: '734005', landmark: 'Near the water tank' },
      { name: 'Bhaktinagar', pincode: '734007', landmark: 'Near the police station' },
    ],
    nearby: [
      'New Jalpaiguri station is twelve minutes by toto, so night trains are no worry.',
      'Jalpai More has a market, a blood bank and a big tyre shop everybody knows.',
      'Buses for Jalpaiguri and Dhupguri stop on the main road.',
      'Shaktigarh’s playing field is two lanes behind, with football every evening.',
    ],
  },
  {
    area: 'bidhan_nagar',
    weight: 7,
    rentLevel: 0.65,
    flatRupeesPerSquareFoot: 2900,
    landLakhPerKatha: 5.5,
    spots: [
      { name: 'Bidhannagar Bazar', pincode: '734426' },
      { name: 'Muralijote, Bidhannagar', pincode: '734426', landmark: 'Near the pineapple market' },
      { name: 'Station Road, Bidhannagar', pincode: '734426' },
    ],
    nearby: [
      'The pineapple market is on the highway; from May the whole road smells of fruit.',
      'Buses to Siliguri and Islampur pass every ten minutes on the national highway.',
      'Bidhannagar has a college, two high schools and a rural hospital now.',
      'The small railway station and the bazaar are both within a kilometre.',
    ],
  },
];
