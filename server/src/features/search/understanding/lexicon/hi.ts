import type { Lexicon } from './lexicon.ts';

export const hi: Lexicon = {
  digits: '०१२३४५६७८९',
  areas: {
    siliguri_city: ['सिलीगुड़ी शहर'],
    sevoke: ['सेवक रोड', 'सेवक'],
    matigara: ['माटीगाड़ा', 'माटिगाड़ा'],
    pradhan_nagar: ['प्रधान नगर', 'प्रधाननगर'],
    salugara: ['सालुगाड़ा', 'शालुगाड़ा'],
    dagapur: ['दागापुर'],
    bidhan_nagar: ['विधान नगर', 'बिधान नगर'],
    shiv_mandir: ['शिव मंदिर', 'शिवमंदिर'],
    jalpaiguri_road: ['जलपाईगुड़ी रोड'],
    hakimpara: ['हाकिमपाड़ा', 'हाकिम पाड़ा'],
    ashighar: ['आशीघर', 'आशिघर'],
    khalpara: ['खालपाड़ा'],
    darjeeling_more: ['दार्जिलिंग मोड़'],
    court_more: ['कोर्ट मोड़'],
    mallaguri: ['मल्लागुड़ी', 'माल्लागुड़ी'],
    champasari: ['चंपासारी'],
    uttorayon: ['उत्तरायण', 'उत्तोरायण'],
    college_para: ['कॉलेज पाड़ा'],
    bagdogra: ['बागडोगरा'],
  },
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
