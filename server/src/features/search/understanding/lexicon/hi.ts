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
  prices: {
    units: { hazar: 1_000, हजार: 1_000, हज़ार: 1_000, लाख: 100_000, करोड़: 10_000_000 },
    orLess: ['se kam', 'tak'],
  },
  emptyWords: ['chahiye', 'mein', 'में', 'पर', 'के', 'पास', 'चाहिए'],
};
