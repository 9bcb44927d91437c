import type { Lexicon } from './lexicon.ts';

export const bn: Lexicon = {
  digits: '০১২৩৪৫৬৭৮৯',
  categories: {
    house: ['bari', 'বাড়ি', 'ঘর'],
    flat: ['ফ্ল্যাট'],
    shop: ['dokan', 'দোকান'],
    land: ['jomi', 'jami', 'জমি'],
  },
  purposes: {
    rent: ['bhara', 'ভাড়া'],
    buy: ['bikri', 'kinbo', 'বিক্রি', 'কিনব'],
  },
  features: {
    parking: ['পার্কিং'],
    lift: ['লিফট', 'লিফ্ট'],
    shutter: ['শাটার'],
  },
  prices: {
    units: { hajar: 1_000, হাজার: 1_000, লাখ: 100_000, লক্ষ: 100_000, কোটি: 10_000_000 },
    orLess: ['er niche', 'er moddhe'],
  },
  emptyWords: ['chai', 'te', 'e', 'এ', 'তে', 'চাই'],
};
