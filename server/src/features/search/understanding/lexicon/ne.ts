import type { Lexicon } from './lexicon.ts';

export const ne: Lexicon = {
  categories: { shop: ['pasal', 'पसल'] },
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
};
