import type { Lexicon } from './lexicon.ts';

export const bn: Lexicon = {
  digits: '০১২৩৪৫৬৭৮৯',
  areas: {
    siliguri_city: ['শিলিগুড়ি শহর'],
    sevoke: ['সেবক রোড', 'সেবক'],
    matigara: ['মাটিগাড়া', 'মাটিগারা'],
    pradhan_nagar: ['প্রধান নগর', 'প্রধাননগর'],
    salugara: ['শালুগাড়া', 'সালুগাড়া'],
    dagapur: ['দাগাপুর'],
    bidhan_nagar: ['বিধাননগর', 'বিধান নগর'],
    shiv_mandir: ['শিবমন্দির', 'শিব মন্দির'],
    jalpaiguri_road: ['জলপাইগুড়ি রোড'],
    hakimpara: ['হাকিমপাড়া'],
    ashighar: ['আশিঘর'],
    khalpara: ['খালপাড়া'],
    darjeeling_more: ['দার্জিলিং মোড়'],
    court_more: ['কোর্ট মোড়'],
    mallaguri: ['মাল্লাগুড়ি'],
    champasari: ['চম্পাসারি', 'চম্পাসরি'],
    uttorayon: ['উত্তরায়ণ'],
    college_para: ['কলেজ পাড়া', 'কলেজপাড়া'],
    bagdogra: ['বাগডোগরা'],
  },
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
