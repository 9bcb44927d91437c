import type { Lexicon } from './lexicon.ts';

export const ne: Lexicon = {
  categories: {
    flat: ['फ्ल्याट', 'अपार्टमेन्ट'],
    shop: ['pasal', 'पसल', 'सटर'],
    land: ['jagga', 'jaggaa', 'ghaderi', 'जग्गा', 'घडेरी'],
  },
  purposes: {
    rent: [
      ...['bhada', 'bhadama', 'ghar bhada', 'ghar bhadama', 'kotha bhada', 'kotha bhadama', 'भाडा', 'भाडामा'],
      ...['घर भाडा', 'घर भाडामा', 'बहाल', 'बहालमा'],
    ],
    buy: ['bikrima', 'bikri ma', 'kinna', 'बिक्रीमा', 'किन्न', 'किन्ने'],
  },
  furnishings: { 'fully-furnished': ['फर्निस्ड'] },
  features: { parking: ['पार्किङ'] },
  landmarkKinds: {
    station: ['स्टेसन', 'रेल स्टेसन'],
    airport: ['bimansthal', 'विमानस्थल'],
    'bus stand': ['bus park', 'buspark', 'बसपार्क', 'बस पार्क', 'बस स्टेन्ड', 'बस स्ट्यान्ड'],
    college: ['कलेज'],
    market: ['बजार'],
    stadium: ['rangasala', 'रङ्गशाला'],
  },
  near: {
    after: ['najik', 'najikai', 'chheuma', 'नजिक', 'नजिकै', 'छेउमा', 'छेउछाउ', 'वरपर'],
    linking: ['ko', 'को'],
  },
  numbers: { duita: 2, tinta: 3, दुई: 2, दुइ: 2, तिन: 3 },
  rooms: {
    bedrooms: ['kotha', 'kothe', 'kothako', 'कोठा', 'कोठे', 'कोठाको', 'बेडरुम'],
    one: ['kotha', 'कोठा'],
    to: ['dekhi', 'देखि'],
    atLeast: ['kamtima', 'कम्तीमा', 'कम्तिमा'],
  },
  prices: {
    to: ['dekhi', 'देखि'],
    orLess: ['samma', 'bhitra', 'bhanda kam', 'bhanda tala', 'सम्म', 'भित्र', 'भन्दा कम', 'भन्दा तल', 'मुनि'],
  },
  emptyWords: [
    ...[
      'chahiyo',
      'chaiyo',
      'cha',
      'chha',
      'ma',
      'malai',
      'hamilai',
      'khojdai',
      'chu',
      'chhu',
      'ramro',
      'euta',
    ],
    ...['kunai', 'lagi', 'चाहियो', 'छ', 'मा', 'मलाई', 'हामीलाई', 'खोज्दै', 'छु', 'राम्रो', 'एउटा', 'कुनै', 'लागि'],
  ],
};
