import type { Lexicon } from '../lexicon.ts';

export const landmarkKinds: Lexicon['landmarkKinds'] = {
  station: `
    স্টেশন, রেল স্টেশন, রেলস্টেশন, রেলওয়ে স্টেশন, ইস্টিশন, istisan, রেল, ষ্টেশন, জংশন, রেলষ্টেশন,
    rail stesan, steshon, stesan, rel station, ট্রেন স্টেশন, রেল ষ্টেশন, estation, isstisan,
    জংশন স্টেশন`,
  airport: `
    বিমানবন্দর, বিমান বন্দর, এয়ারপোর্ট, bimanbondor, biman bondor, বিমান ঘাঁটি, এয়ার পোর্ট,
    bimanbandar, biman bandar, bimanbondar, airpot, airpport, এরোড্রাম, এয়ারপোর্ট এলাকা`,
  'bus stand': `
    বাস স্ট্যান্ড, বাসস্ট্যান্ড, বাস টার্মিনাস, বাস ডিপো, বাস স্টপ, বাসস্টপ, bas stand,
    বাস ষ্ট্যান্ড, বাসষ্ট্যান্ড, bus istand, বাস টার্মিনাল, বাসস্ট্যান্ড এলাকা`,
  university: `
    বিশ্ববিদ্যালয়, ইউনিভার্সিটি, bishwabidyalay, বিশ্ব বিদ্যালয়, bishwabidyaloy, biswabidyalay,
    bishwobidyaloy, ভার্সিটি, বিশ্ববিদ্যালয় এলাকা, university campus, uni`,
  college: 'কলেজ, মহাবিদ্যালয়, kolej, কলেজ এলাকা, kalej',
  hospital: `
    haspatal, মেডিকেল, মেডিক্যাল, hashpatal, haspital, hospitaal, হাসপাতাল, হসপিটাল, নার্সিংহোম, নার্সিং হোম, চিকিৎসালয়,
    haspatal er, hashpataal, hospatal, hosptal, hasptal, হাসপাতাল এলাকা, স্বাস্থ্যকেন্দ্র, নার্সিং,
    হসপিটল, nursing hom`,
  market: `
    bazar, bajar, বাজার, মার্কেট, হাট, hat bazar, হাটবাজার, bazaar er, বাজার এলাকা, বাজারহাট,
    shobji bazar, সবজি বাজার, mach bazar, মাছ বাজার, মার্কেট এলাকা`,
  mall: `
    মল, শপিং মল, শপিংমল, শপিং সেন্টার, shopping mol, শপিংমলে, মল এলাকা, সিনেমা হল, cinema hol`,
  court: 'adalat, আদালত, কোর্ট',
  school: `
    iskul, ishkul, স্কুল, বিদ্যালয়, ইস্কুল, পাঠশালা, school er, স্কুল এলাকা, bidyalay, bidyaloy,
    ইশকুল`,
  stadium: 'স্টেডিয়াম, খেলার মাঠ',
  park: 'পার্ক, উদ্যান',
  temple: 'মন্দির, mondir',
};

export const near: Lexicon['near'] = {
  after: `
    kache, kachhe, kache pithe, kachei, kachakachi, kachhakachhi, pashe, pase, pasher, ashe pashe,
    aspase, ashpashe, samne, shamne, nikote, nikot, dhare, pichone, ulto dike, ultodike, songlogno,
    kacher, passe, kase, dhar e, কাছে, কাছেই, কাছের, কাছাকাছি, পাশে, পাশেই, পাশাপাশি, আশেপাশে,
    আশপাশে, সামনে, নিকটে, নিকট, ধারে, পেছনে, পিছনে, উল্টোদিকে, উল্টো দিকে, বিপরীতে, সংলগ্ন, লাগোয়া,
    দিকে, এলাকায়, সন্নিকটে, হাঁটা দূরত্বে, হাঁটা পথে, থেকে কাছে, kachhei, kacha kachi, kachey,
    kachee, kaachhe, kachae, kacei, er kache, dike, dikei, diker, er dike, er pash, pash diye,
    pashapashi, pashei, pase e, kachakachhi, chhariye, er samne, er pichone, pechone, pichhone,
    er ashe pashe, er aspase, kach theke, elakar kache, থেকে হাঁটা পথে, theke hata pothe, hata pothe,
    hnata pothe, hata durotto, hata durotte, theke kache, theke dure noy, কাছে পিঠে, কাছেপিঠে,
    কাছাকাছির, ধার ঘেঁষে, গায়ে, গা ঘেঁষে, লাগোয়া এলাকায়, সামনেই, পিছনেই, পাশের, সামনের, নিকটবর্তী,
    নিকটস্থ, আশে পাশে, চত্বরে, চারপাশে, দিকটায়, দিকের, কাছটায়, থেকে দূরে নয়, এর কাছে, এর পাশে,
    এর আশেপাশে, এর সামনে, এর কাছাকাছি, কাছাকাছি এলাকায়, er songe lagoa`,
  linking: 'er, r, ar, এর, ের, য়ের, র',
};
