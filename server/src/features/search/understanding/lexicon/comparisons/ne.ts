import type { Lexicon } from '../lexicon.ts';

export const comparisons: Lexicon['comparisons'] = {
  atMost: `
    बढीमा, बढिमा, badhima, मेरो बजेट, बजेट, badhi ma, बढीमा बढी, badhima badhi, mero budget,
    mero bajet, बढी भए, hamro budget, हाम्रो बजेट, बजेट मेरो, max ma, max samma`,
  atLeast: `
    कम्तीमा, कम्तिमा, घटीमा, घटिमा, kamtima, ghatima, kamti ma, kamtimaa, कम्तिमा पनि, kamtima pani,
    घटीमा पनि, ghatima pani, nyunatam, kamsakam`,
  about: `
    करिब, झण्डै, अन्दाजी, jhandai, andaji, लगभग जति, karib karib, करिब करिब, lagvag, अनुमानित, झन्डै,
    jhandai jhandai`,
};

export const comparisonsAfter: Lexicon['comparisonsAfter'] = {
  atMost: `
    samma, sammako, samma ko, bhitra, bhitrako, bhitra ko, bhanda kam, bhanda tala, muni, सम्म, सम्मको,
    सम्ममा, भित्र, भित्रको, भन्दा कम, भन्दा तल, भन्दा मुनि, मुनि, मुनिको, बजेट, भन्दा सस्तो, भन्दा घटी,
    सम्मका, sama, samma ma, sammama, sammai, samma hune, samma paine, samma budget, ko bhitra,
    ko bhitrama, bhitrama, bhitrai, bhitraa, vitra, vitrako, vitra ko, vitrama, ko vitra, bhanda kamko,
    bhanda kam ko, bhanda kamma, bhandaa kam, vanda kam, vanda kamko, vanda tala, bhanda tal,
    bhanda talako, bhanda ghati, bhanda ghatiko, bhanda thorai, bhanda sasto, muniko, muni ko, budgetma,
    ko budget, ko budgetma, budget ma, देखि मुनि, dekhi muni, dekhi tala, देखि तल, सम्मै, सम्म हुने,
    सम्म पाइने, सम्म बजेट, को भित्र, भित्रमा, भित्रै, भन्दा कमको, भन्दा कमका, भन्दा कममा, भन्दा मुनिको,
    भन्दा तलको, भन्दा घटीको, भन्दा थोरै, को बजेट, को बजेटमा, बजेटमा, बजेट भित्र, को हाराहारीसम्म,
    नकट्ने, nakatne, (भन्दा/bhanda/vanda) (सानो/साना/sano/sana), भन्दा बढी (तिर्न/दिन) सक्दिन, bhanda badhi (tirna/dina) sakdina, ननाघ्ने, nanaghne, नबढ्ने, nabadhne, nabadne`,
  atLeast: `
    (bhanda/vanda/wa/wa so bhanda/wa tyo bhanda/dekhi) (badhi/badi/badhiko/mathi/mathiko/dherai/thulo/thuloo/thula),
    (भन्दा/वा/वा सो भन्दा/वा सोभन्दा/वा त्योभन्दा/देखि) (बढी/बढि/बढीको/बढ्ता/माथि/माथिको/धेरै/ठूलो/ठुलो/ठूला),
    (dekhi/bata) suru, (देखि/बाट) सुरु, mathi, माथि, माथिको`,
  about: `
    जति, जतिको, jati, jatiko, हाराहारी, haraharima, हाराहारीमा, वरपर, तिर, jatima, जतिमा, aaspas,
    वरपरको, हाराहारीको`,
};
