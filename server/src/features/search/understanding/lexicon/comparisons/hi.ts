import type { Lexicon } from '../lexicon.ts';

export const comparisons: Lexicon['comparisons'] = {
  atMost: `
    अधिकतम, ज्यादा से ज्यादा, ज़्यादा से ज़्यादा, बजट, मेरा बजट, jyada se jyada, zyada se zyada,
    adhiktam, mera budget, budget hai, jyada se jyaada, zyaada se zyaada, ज्यादा से ज़्यादा,
    ज़्यादा से ज्यादा, अधिक से अधिक, adhik se adhik, budget mera, mera budgat, mera bajat, bajat,
    mera budjet, budget sirf, बजट है, बजट सिर्फ, मेरा बजट है, max budget hai, hamara budget,
    हमारा बजट, max se max`,
  atLeast: `
    कम से कम, न्यूनतम, कमसेकम, kam se kam, kamsekam, nyuntam, kam say kam, kam se kam se, kam sekam,
    कमसेकम से, कम से कम से, minimum kam se kam, कम अज़ कम`,
  about: `
    लगभग, करीब, क़रीब, तकरीबन, lagbhag, kareeb, karib, takriban, kareeban, करीबन, क़रीबन, अंदाजन`,
};

export const comparisonsAfter: Lexicon['comparisonsAfter'] = {
  atMost: `
    se kam, tak, takk, tk, ke andar, andar, ke under, ke neeche, ke niche, se niche, se neeche,
    ke bheetar, tak ka, tak ki, tak ke, tak mein, ke bhitar, bhitar, se sasta, तक, तक का, तक की, तक के,
    तक में, से कम, के अंदर, अंदर, के अन्दर, अन्दर, के नीचे, से नीचे, नीचे, भीतर, के भीतर, से कम में,
    बजट, तक बजट, से सस्ता, se km, se kum, s kam, se kam me, se kam mein, se kam ka, se kam ki,
    se kam ke, se kam wala, se kam wale, se kam kiraya, se kam kiraye, tak me, tk ka, tk me, tak hi,
    tak wala, tak wali, tak wale, taq, ke andr, k andar, k under, ke andar ka, ke andar ki,
    ke andar wala, ke ander, ke undar, andr, ander, k niche, k neeche, ke niche ka, ke neeche ka,
    se neechay, se nichay, se andar, tak budget, tak ka budget, ke budget me, ke budget mein, ka budget,
    ke bheetar ka, तक ही, तक वाला, तक वाली, तक वाले, तक बजट में, से कम का, से कम की, से कम के,
    से कम वाला, से कम किराया, से कम किराये, के अंदर का, के अंदर की, के अंदर वाला, के अन्दर का,
    से नीचे का, से नीचे की, के नीचे का, के नीचे की, के नीचे वाला, के बजट में, का बजट, बजट में, के बजट,
    तक में ही, से कम हो, से कम रेट,
    se (chota/choti/chote/chhota/chhoti/chhote), से (छोटा/छोटी/छोटे),
    se (upar/uper/jyada/zyada/jada/adhik) (nai/nay)`,
  atLeast: `
    se (jyada/jyaada/jyda/zyada/zyaada/zada/jada/adhik/upar/uper/oopar/bada/badi/bade/bara) (/ka/ki/ke/wala/wali),
    से (ज्यादा/ज़्यादा/अधिक/ऊपर/बड़ा/बड़ी/बड़े) (/का/की/के/वाला/वाली),
    (ya/aur) (/us se/is se/usse/isse) (jyada/zyada/adhik/upar/bada/badi/bade),
    (या/और) (/उस से/इस से/उससे/इससे) (ज्यादा/ज़्यादा/अधिक/ऊपर/बड़ा/बड़ी/बड़े),
    se (shuru/suru/start), से (शुरू/शुरु), ke (upar/uper), के ऊपर, ऊपर`,
  about: 'आसपास, aas paas',
};
