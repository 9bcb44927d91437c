import type { Lexicon } from './lexicon.ts';

export const hi: Lexicon = {
  digits: '०१२३४५६७८९',
  categories: {
    house: ['ghar', 'makan', 'घर', 'मकान'],
    flat: ['अपार्टमेंट', 'फ्लैट', 'फ़्लैट'],
    shop: ['dukan', 'दुकान'],
    land: ['zameen', 'प्लॉट', 'जमीन', 'ज़मीन'],
  },
  purposes: {
    rent: ['kiraya', 'किराया', 'किराये', 'भाड़ा'],
    buy: ['बिक्री', 'खरीदना'],
  },
  features: {
    parking: ['पार्किंग'],
    lift: ['लिफ्ट', 'लिफ़्ट'],
    shutter: ['शटर'],
  },
  landmarkKinds: {
    station: ['स्टेशन', 'रेलवे स्टेशन'],
    airport: ['हवाई अड्डा', 'हवाई अड्डे', 'एयरपोर्ट'],
    'bus stand': ['bus adda', 'बस स्टैंड', 'बस अड्डा', 'बस अड्डे'],
    university: ['विश्वविद्यालय', 'यूनिवर्सिटी'],
    college: ['कॉलेज'],
    hospital: ['aspatal', 'अस्पताल', 'हॉस्पिटल'],
    market: ['बाजार', 'बाज़ार', 'मार्केट'],
    mall: ['मॉल'],
    court: ['अदालत', 'कोर्ट', 'कचहरी'],
    school: ['स्कूल', 'विद्यालय'],
    stadium: ['स्टेडियम'],
    park: ['पार्क'],
    temple: ['mandir', 'मंदिर', 'मन्दिर'],
  },
  near: {
    after: [
      ...['paas', 'pas', 'nazdeek', 'nazdik', 'najdeek', 'kareeb', 'karib', 'bagal mein', 'saamne'],
      ...['पास', 'नजदीक', 'नज़दीक', 'करीब', 'क़रीब', 'निकट', 'बगल में', 'सामने'],
    ],
    linking: ['ke', 'ki', 'se', 'के', 'की', 'से'],
  },
  prices: {
    units: { hazar: 1_000, हजार: 1_000, हज़ार: 1_000, लाख: 100_000, करोड़: 10_000_000 },
    orLess: ['se kam', 'tak'],
  },
  emptyWords: ['chahiye', 'mein', 'में', 'पर', 'के', 'पास', 'चाहिए'],
};
