import type { Place } from './place.ts';

type HillTown = Omit<Place, 'area' | 'isHill'>;

export const hillTowns: readonly HillTown[] = [
  {
    town: 'Darjeeling',
    latitude: 27.041,
    longitude: 88.263,
    weight: 7,
    rentLevel: 1.15,
    flatRupeesPerSquareFoot: 6400,
    landLakhPerKatha: 26,
    spots: [
      { name: 'Jalapahar Road', pincode: '734103', landmark: 'Above Chowrasta' },
      { name: 'Lebong Cart Road', pincode: '734101' },
      { name: 'Toong Soong', pincode: '734101', landmark: 'Below the tea garden path' },
      { name: 'Ghoom', pincode: '734102', landmark: 'Near the railway station' },
    ],
    nearby: [
      'Chowrasta is fifteen minutes up a road that even grandparents manage.',
      'St. Paul’s, Loreto and North Point are all on the share-jeep line.',
      'Fresh bread, pork and vegetables come from the Chowk Bazaar stairs ten minutes below.',
      'The toy train whistles past the turning four times a day.',
    ],
  },
  {
    town: 'Kurseong',
    latitude: 26.882,
    longitude: 88.279,
    weight: 6,
    rentLevel: 0.9,
    flatRupeesPerSquareFoot: 4600,
    landLakhPerKatha: 12,
    spots: [
      { name: 'Dow Hill Road', pincode: '734203' },
      { name: 'St. Mary’s Hill', pincode: '734220', landmark: 'Near the grotto' },
      { name: 'Naya Bazar', pincode: '734203', landmark: 'Above the railway station' },
    ],
    nearby: [
      'Kurseong station and the motor stand are ten minutes down the steps.',
      'Dow Hill and Goethals schools are near, so guardians often rent in this line.',
      'The orchid garden and the pine forest begin where the road ends.',
      'Siliguri is an hour and a quarter by the Rohini road.',
    ],
  },
  {
    town: 'Kalimpong',
    latitude: 27.06,
    longitude: 88.47,
    weight: 6,
    rentLevel: 0.95,
    flatRupeesPerSquareFoot: 4800,
    landLakhPerKatha: 13,
    spots: [
      { name: 'Rinkingpong Road', pincode: '734301', landmark: 'Below Durpin' },
      { name: '10th Mile', pincode: '734301' },
      { name: 'Bong Busty', pincode: '734301', landmark: 'Near the nursery' },
      { name: 'Deolo Road', pincode: '734301' },
    ],
    nearby: [
      'Dr. Graham’s Homes is twenty minutes on foot along the ridge.',
      'The haat at 10th Mile on Wednesday and Saturday has everything, including local cheese.',
      'Orchid nurseries and the arts centre are neighbours.',
      'Share jeeps for Siliguri leave from the motor stand until four in the afternoon.',
    ],
  },
  {
    town: 'Mirik',
    latitude: 26.887,
    longitude: 88.187,
    weight: 5,
    rentLevel: 0.8,
    flatRupeesPerSquareFoot: 4000,
    landLakhPerKatha: 9,
    spots: [
      { name: 'Krishnanagar', pincode: '734214', landmark: 'Five minutes from the lake' },
      { name: 'Thurbo', pincode: '734214', landmark: 'Beside the tea garden' },
      { name: 'Soureni Bazar', pincode: '734227' },
    ],
    nearby: [
      'Sumendu Lake is a short walk, and the path round it takes forty minutes.',
      'Thurbo’s tea gardens start behind the house; pluckers pass in the morning.',
      'Krishnanagar has hotels, a clinic and a small but complete bazaar.',
      'The Nepal border at Pashupati is half an hour by share car.',
    ],
  },
];
