import type { Lexicon } from '../lexicon.ts';

export const landmarkKinds: Lexicon['landmarkKinds'] = {
  station: `
    स्टेशन, रेलवे स्टेशन, रेल स्टेशन, जंक्शन, रेलवे, isteshan, इस्टेशन, स्टेशनों, ट्रेन स्टेशन,
    relway station, railwe station, railway satation, रेल्वे स्टेशन`,
  airport: `
    हवाई अड्डा, हवाई अड्डे, एयरपोर्ट, hawai adda, havai adda, hawai adde, हवाईअड्डा, हवाईअड्डे,
    havai adde, hawaiadda, हवाई अड्डें, एअरपोर्ट, एयर पोर्ट, विमानतल`,
  'bus stand': `
    bus adda, bus adde, बस स्टैंड, बस अड्डा, बस अड्डे, बस स्टॉप, बसस्टैंड, बस डिपो, बस टर्मिनस,
    bus addaa, bas adda, बस अड्डों, बस स्टेंड, बस स्टैण्ड, बस स्टेशन, बस टर्मिनल, bus terminal adda`,
  university: `
    विश्वविद्यालय, यूनिवर्सिटी, vishwavidyalaya, vishvavidyalay, vishwavidyalay, vishvavidyalaya,
    vishwa vidyalaya, यूनिवर्सीटी, यूनिवर्सिटी कैंपस`,
  college: 'कॉलेज, कालेज, महाविद्यालय, kaalej, kaleg, कॉलेजों, कोलेज, mahavidyalaya, mahavidyalay',
  hospital: `
    मेडिकल,
    aspatal, aspataal, haspataal, अस्पताल, हॉस्पिटल, नर्सिंग होम, हास्पिटल, क्लिनिक, asptal,
    अस्पतालों, हस्पताल, हॉस्पीटल, दवाखाना अस्पताल, चिकित्सालय, chikitsalay`,
  market: `
    baazar, बाजार, बाज़ार, मार्केट, मंडी, हाट, mandi, बाजारों, बज़ार, सब्जी मंडी, sabzi mandi,
    sabji mandi, sabji bazar, सब्ज़ी मंडी, हाट बाजार, haat bazar, market area me, मार्केट एरिया`,
  mall: `
    मॉल, शॉपिंग मॉल, माल, शॉपिंग सेंटर, maal, शॉपिंग माल, shopping maal, सिनेमा हॉल, सिनेमाघर,
    cinema ghar, शॉपिंग कॉम्प्लेक्स`,
  court: `
    अदालत, कोर्ट, कचहरी, kachehri, kachahari, adaalat, court kachahri, court kachehri, कोर्ट कचहरी,
    kachahri`,
  school: `
    स्कूल, विद्यालय, iskool, पाठशाला, skool, school ke, स्कूलों, विद्यालयों, vidyalay, pathshala`,
  stadium: 'स्टेडियम',
  park: 'पार्क, बगीचा पार्क, bagicha park',
  temple: 'mandir, मंदिर, मन्दिर',
};

export const near: Lexicon['near'] = {
  after: `
    paas, pas, pass, paas mein, aas paas, aaspaas, nazdeek, nazdik, najdeek, najdik, kareeb, karib,
    bagal mein, bagal me, bagal, saamne, peeche, piche, kinare, nikat, najdeeki, aas pass, as pas,
    ke paas, taraf, nazdeeki, bajoo, baju mein, पास, पास में, आसपास, आस पास, नजदीक, नज़दीक, नजदीकी,
    करीब, क़रीब, निकट, बगल में, बगल, सामने, पीछे, किनारे, समीप, तरफ, इलाके में, से सटा, बाजू में,
    पैदल दूरी, पास ही, ke aas paas, ke aaspaas, ke aas pas, ke aaspas, ke as paas, ke pas, ke pass,
    k paas, k pas, k pass, ke najdik, ke nazdik, ke nazdeek, ke najdeek, ke kareeb, ke karib,
    ke samne, ke saamne, ke peeche, ke piche, ke bagal, ke bagal me, ke bagal mein, ke kinare,
    ke side, ki taraf, ke taraf, ke ird gird, ird gird, irdgird, se paas, se pass, se pas, se najdik,
    se nazdeek, se nazdik, se lagi, se laga, se sata, se sati, se thodi door, se thodi dur,
    se thoda door, se thoda dur, se walking distance, walking distance par, paidal duri,
    paidal doori, se paidal, padosh, pados, ke pados, nukkad par, se karib, se kareeb, paas me,
    pas me, pas mein, pass me, paas wala, paas wali, paas ka, paas ki, pass ka, pass wala, side me,
    side mein, ilake me, ilaake mein, एरिया में, area me, area mein, के पास, के पास में, के आसपास,
    के आस पास, के नजदीक, के नज़दीक, के करीब, के क़रीब, के बगल में, के बगल, के सामने, के पीछे,
    के किनारे, के निकट, के समीप, की तरफ, की ओर, के इर्द गिर्द, से सटा हुआ, से सटी, से लगा, से लगी,
    से पास, से पैदल, से थोड़ी दूर, से थोड़ा दूर, से नजदीक, से करीब, साइड, साइड में, पास का, पास की,
    पास वाला, पास वाली, पास वाले, नजदीक में, नज़दीक में, नजदीकी इलाके, पड़ोस, पड़ोस में, इर्द गिर्द,
    सटा, सटे`,
  linking: 'ke, ki, se, ka, के, की, से, का',
};
