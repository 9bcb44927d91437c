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
  landmarkKinds: {
    station: ['স্টেশন', 'রেল স্টেশন', 'ইস্টিশন'],
    airport: ['বিমানবন্দর', 'এয়ারপোর্ট'],
    'bus stand': ['বাস স্ট্যান্ড', 'বাসস্ট্যান্ড', 'বাস টার্মিনাস'],
    university: ['বিশ্ববিদ্যালয়', 'ইউনিভার্সিটি'],
    college: ['কলেজ'],
    hospital: ['haspatal', 'hashpatal', 'হাসপাতাল', 'হসপিটাল'],
    market: ['bazar', 'বাজার', 'মার্কেট'],
    mall: ['মল', 'শপিং মল'],
    court: ['adalat', 'আদালত', 'কোর্ট'],
    school: ['iskul', 'স্কুল', 'বিদ্যালয়'],
    stadium: ['স্টেডিয়াম'],
    park: ['পার্ক'],
    temple: ['মন্দির'],
  },
  near: {
    after: [
      ...['kache', 'kachhe', 'kachakachi', 'pashe', 'samne', 'nikote'],
      ...['কাছে', 'কাছাকাছি', 'পাশে', 'সামনে', 'নিকটে'],
    ],
    linking: ['er', 'r', 'এর', 'ের', 'য়ের', 'র'],
  },
  prices: {
    units: { hajar: 1_000, হাজার: 1_000, লাখ: 100_000, লক্ষ: 100_000, কোটি: 10_000_000 },
    orLess: ['er niche', 'er moddhe'],
  },
  emptyWords: ['chai', 'te', 'e', 'এ', 'তে', 'চাই'],
};
