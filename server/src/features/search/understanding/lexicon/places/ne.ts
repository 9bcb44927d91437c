import type { Lexicon } from '../lexicon.ts';

export const landmarkKinds: Lexicon['landmarkKinds'] = {
  station: `
    स्टेसन, रेल स्टेसन, रेलवे स्टेसन, जङ्सन, relwe station, रेल्वे स्टेसन, ट्रेन स्टेसन,
    स्टेशन क्षेत्र, stesan ko, stesion, जंक्सन, जङ्क्शन, junction ko`,
  airport: `
    bimansthal, विमानस्थल, हवाई मैदान, बिमानस्थल, bimanasthal, vimansthal, vimanasthal, bimaansthal,
    हवाई अड्डा क्षेत्र, airport ko`,
  'bus stand': `
    bus park, buspark, बसपार्क, बस पार्क, बस स्टेन्ड, बस स्ट्यान्ड, बस बिसौनी, बस स्टप, bas park,
    baspark, bus bisauni, बसस्ट्यान्ड, buspark ko, बस स्टेसन`,
  university: `
    युनिभर्सिटी, विश्व विद्यालय, bishwabidyalaya, यूनिभर्सिटी, vishwabidyalaya, बिश्वविद्यालय,
    युनिभर्सिटि, यूनिभर्सिटि`,
  college: 'कलेज, क्याम्पस, campus, kyampas, कलेजहरू, क्याम्पस क्षेत्र, kolez',
  hospital: `
    हस्पिटल, हस्पिटल नर्सिङ, नर्सिङ होम, स्वास्थ्य केन्द्र, hospitall, अस्पतालहरू, स्वास्थ्यचौकी,
    swasthya kendra, नर्सिङहोम, हस्पिटलहरू, हस्पीटल`,
  market: `
    बजार, हाटबजार, bajaar, हाट बजार, मार्केट क्षेत्र, hatbazar, haat bajar, hat bajar, तरकारी बजार,
    tarkari bajar, बजार क्षेत्र, bajar chetra, बजारको, bazaar ko`,
  mall: 'मल, सपिङ मल, शपिङ मल, shopping mal, सपिङमल, सपिङ सेन्टर, सिनेमा हल, cinema hal',
  court: 'अदालत भवन',
  school: `
    स्कुल, पाठशाला स्कुल, vidyalaya, skul, विद्यालयहरू, bidyalaya, पाठशालाहरू, स्कुलहरू,
    baalbaalika school`,
  stadium: 'rangasala, रङ्गशाला, रंगशाला, खेल मैदान',
  temple: 'मन्दिर परिसर',
};

export const near: Lexicon['near'] = {
  after: `
    najik, najikai, najikko, najikma, chheuma, chheu, chhew, chheumai, waripari, waripary, agadi,
    pachadi, cheuma, छेउ, तिर, tira, nira, sangai, nirai, नजिक, नजिकै, नजिकको, नजिकमा, छेउमा, छेउछाउ,
    छेउछाउमा, वरपर, वरिपरि, अगाडि, पछाडि, नेर, निर, सँगै, आसपासमा, पारि, नजीक, नजीकै, नजदिकै, nazik,
    nazikai, ko najik, ko najikai, ko najikma, ko nera, nera, nerai, ko chheu, ko chheuma, ko cheuma,
    ko chheumai, chheuchhau, chheuchhauma, chheutira, ko waripari, varipari, waripariko, warparko,
    warpar, warapara, ko agadi, ko pachadi, ko pachhadi, pachhadi, agadipatti, ko tira, tiraa,
    tirako, pattiko, paari, ko side, side ma, area ma, bata najik, bata najikai, bata nera,
    dekhi najik, hidera pugne, hindera pugne, हिँडेर पुग्ने, हिडेर पुग्ने, bata hidera, टोलतिर,
    नजिकैको, नजिकमै, नजिकतिर, को नजिक, को नजिकै, को छेउ, को छेउमा, छेउको, छेउमै, छेउतिर, को वरिपरि,
    वरिपरिको, वरपरको, आसपासको, को अगाडि, को पछाडि, अगाडिको, पछाडिको, सामुन्ने, samunne, सँगैको, संगै,
    निरै, नेरै, नेरको, तिरको, तिरै, पट्टि, पट्टिको, क्षेत्रमा, एरियामा, इलाकामा, बाट नजिक, देखि नजिक,
    पुग्न सजिलो`,
  linking: 'ko, को, kai, कै, bata, बाट',
};
