import type { Lexicon } from '../lexicon.ts';

export const comparisons: Lexicon['comparisons'] = {
  atMost: `
    সর্বোচ্চ, সর্বাধিক, বেশি হলে, বাজেট, আমার বাজেট, অনধিক, besi hole, sorboccho, sorbocho,
    amar budget, beshi hole, jor, সর্বোচ্চ বাজেট, maximum budget, জোর, বড়জোর, borojor, boro jor,
    bajet, amar bajet, বাজেট আছে, বাজেট হলো, budget holo, ভাড়া সর্বোচ্চ`,
  atLeast: `
    কমপক্ষে, অন্তত, ন্যূনতম, কম করে, কম করে হলেও, komse kom, kom kore, kompokkhe, ontoto, সর্বনিম্ন,
    কমসে কম, kom kore holeo, nunotomo, নূন্যতম, ন্যুনতম, অন্ততপক্ষে, ontotopokkhe, কম পক্ষে,
    kom pokkhe, komer pokkhe, ontoto pokkhe`,
  about: `
    প্রায়, আনুমানিক, মোটামুটি, pray, praay, motamuti, anumanik, কমবেশি, kombeshi, praiy, proy, prai,
    কাছাকাছি দাম, আন্দাজ, andaj, মোটামুটি দাম, আশেপাশে দাম`,
};

export const comparisonsAfter: Lexicon['comparisonsAfter'] = {
  atMost: `
    kom, kome, moddhe, modhe, majhe, niche, nice, er niche, er moddhe, er modhye, er kome, theke kom,
    er kom, porjonto, porjonto hole, bhitore, vitore, er vitore, er bhitore, er theke kom, modde,
    modhye, er modhe, er modde, maddhe, মধ্যে, ভিতরে, ভেতরে, নিচে, নীচে, থেকে কম, চেয়ে কম, কমে, কম,
    পর্যন্ত, অবধি, এর মধ্যে, এর নিচে, এর কম, এর কমে, মাঝে, নীচের, নিচের, বাজেট, থেকে কমে, এর ভেতর, ভেতর,
    r moddhe, r modhe, r modhye, ar moddhe, ar modhe, er bhetor, er vetor, bhetor, bhetore, vetor,
    vetore, er vetore, er bhetore, er nichei, er niche hole, r niche, ar niche, r kom, r kome, ar kom,
    cheye kom, er cheye kom, theke kome, obdhi, obodhi, abdhi, porjonto budget, porjanto, projonto,
    parjanto, porjonto dite parbo, budget er moddhe, budget e, budgete, takar moddhe, takar niche,
    takar kom, takar kome, takar vitor, takar bhitor, takar bhitore, takar modhe, টাকার মধ্যে,
    টাকার নিচে, টাকার কম, টাকার কমে, টাকার ভেতর, টাকার ভিতর, ভিতর, ভেতরে হলে, মধ্যে হলে, অব্দি,
    পর্যন্ত বাজেট, পর্যন্ত দিতে পারব, থেকে কম হলে, এর মধ্যেই, এর ভিতরে, এর ভেতরে, এর ভিতর, এর নীচে,
    এর নিচেই, বাজেটে, বাজেটের মধ্যে, র মধ্যে, র নিচে, র কমে, চাইতে কম, নীচেই, (theke/er theke/cheye/er cheye) choto, (থেকে/এর থেকে/চেয়ে/এর চেয়ে) ছোট, kom hole, er kom hole,
    niche hole, moddhei, er moddhei`,
  atLeast: `
    (/er/theke/er theke/cheye/er cheye/ba/tar/ba tar/ba tar cheye) (besi/beshi/upore/opore/upor/opor),
    (/এর/থেকে/এর থেকে/চেয়ে/এর চেয়ে/চাইতে/বা/তার/বা তার/বা তার চেয়ে) (বেশি/অধিক/উপরে/ওপরে/উপর/ওপর),
    (theke/er theke/cheye/er cheye/ba tar cheye) boro, (থেকে/এর থেকে/চেয়ে/এর চেয়ে/বা তার চেয়ে) বড়,
    থেকে শুরু, বা আরো`,
  about: 'মতো, মত, আশেপাশে, moto, কাছাকাছি, kachakachi, ashe pashe',
};
