import type { Area } from '@thikana/contract/areas';
import type { SearchFeature } from '@thikana/contract/search/filters/features';
import type { Category, Furnishing } from '@thikana/contract/vocabulary';

/** What people write for the areas: Latin, Bengali and Devanagari. A phrase of several words has them all. */
export const areaPhrases: Record<Exclude<Area, 'other'>, readonly string[]> = {
  siliguri_city: [
    'siliguri city center',
    'siliguri city centre',
    'siliguri town',
    'শিলিগুড়ি শহর',
    'सिलीगुड़ी शहर',
  ],
  sevoke: ['sevoke road', 'sevoke', 'sebok', 'সেবক রোড', 'সেবক', 'सेवक रोड', 'सेवक'],
  matigara: ['matigara', 'মাটিগাড়া', 'মাটিগারা', 'माटीगाड़ा', 'माटिगाड़ा', 'माटीगारा'],
  pradhan_nagar: ['pradhan nagar', 'pradhannagar', 'প্রধান নগর', 'প্রধাননগর', 'प्रधान नगर', 'प्रधाननगर'],
  salugara: ['salugara', 'shalugara', 'শালুগাড়া', 'সালুগাড়া', 'सालुगाड़ा', 'शालुगाड़ा', 'सालुगारा'],
  dagapur: ['dagapur', 'দাগাপুর', 'दागापुर'],
  bidhan_nagar: ['bidhan nagar', 'bidhannagar', 'বিধাননগর', 'বিধান নগর', 'विधान नगर', 'बिधान नगर'],
  shiv_mandir: ['shiv mandir', 'shivmandir', 'শিবমন্দির', 'শিব মন্দির', 'शिव मंदिर', 'शिवमंदिर'],
  jalpaiguri_road: ['jalpaiguri road', 'জলপাইগুড়ি রোড', 'जलपाईगुड़ी रोड'],
  hakimpara: ['hakimpara', 'hakim para', 'হাকিমপাড়া', 'हाकिमपाड़ा', 'हाकिम पाड़ा'],
  ashighar: ['ashighar', 'asighar', 'আশিঘর', 'आशीघर', 'आशिघर'],
  khalpara: ['khalpara', 'খালপাড়া', 'खालपाड़ा'],
  darjeeling_more: ['darjeeling more', 'darjeeling mor', 'দার্জিলিং মোড়', 'दार्जिलिंग मोड़'],
  court_more: ['court more', 'court mor', 'কোর্ট মোড়', 'कोर्ट मोड़'],
  mallaguri: ['mallaguri', 'mallaguri more', 'মাল্লাগুড়ি', 'मल्लागुड़ी', 'माल्लागुड़ी'],
  champasari: ['champasari', 'চম্পাসারি', 'চম্পাসরি', 'चम्पासारी', 'चंपासारी'],
  uttorayon: ['uttorayon', 'uttarayan', 'উত্তরায়ণ', 'उत्तरायण', 'उत्तोरायण'],
  college_para: ['college para', 'collegepara', 'কলেজ পাড়া', 'কলেজপাড়া', 'कॉलेज पाड़ा'],
  bagdogra: ['bagdogra', 'বাগডোগরা', 'बागडोगरा'],
};

export const categoryPhrases: Record<Category, readonly string[]> = {
  house: [
    'house',
    'houses',
    'home',
    'homes',
    'bungalow',
    'villa',
    'bari',
    'ghar',
    'makan',
    'বাড়ি',
    'ঘর',
    'घर',
    'मकान',
  ],
  flat: ['flat', 'flats', 'apartment', 'apartments', 'ফ্ল্যাট', 'अपार्टमेंट', 'फ्लैट', 'फ़्लैट'],
  shop: ['shop', 'shops', 'dokan', 'dukan', 'দোকান', 'दुकान'],
  land: ['land', 'plot', 'plots', 'jomi', 'jami', 'zameen', 'জমি', 'प्लॉट', 'जमीन', 'ज़मीन'],
};

export const purposePhrases: Record<'rent' | 'buy', readonly string[]> = {
  rent: [
    'for rent',
    'on rent',
    'to let',
    'rent',
    'rental',
    'bhara',
    'kiraya',
    'ভাড়া',
    'किराया',
    'किराये',
    'भाड़ा',
  ],
  buy: [
    'for sale',
    'on sale',
    'buy',
    'sale',
    'purchase',
    'bikri',
    'kinbo',
    'বিক্রি',
    'কিনব',
    'बिक्री',
    'खरीदना',
  ],
};

export const furnishingPhrases: Record<Furnishing, readonly string[]> = {
  unfurnished: ['unfurnished', 'un furnished'],
  'semi-furnished': ['semi furnished', 'semifurnished'],
  'fully-furnished': ['fully furnished', 'full furnished', 'furnished'],
};

export const featurePhrases: Record<SearchFeature, readonly string[]> = {
  parking: ['parking', 'with parking', 'car parking', 'garage', 'পার্কিং', 'पार्किंग'],
  'attached-bathroom': ['attached bathroom', 'attached bath', 'attached toilet'],
  lift: ['lift', 'with lift', 'elevator', 'with elevator', 'লিফট', 'লিফ্ট', 'लिफ्ट', 'लिफ़्ट'],
  shutter: ['shutter', 'শাটার', 'शटर'],
  pictures: ['with pictures', 'with photos'],
};

/** Say nothing by themselves. */
export const emptyWords: ReadonlySet<string> = new Set(
  'a an the in at on of for near nearby to with and within around me i want need looking available please chahiye chai te e mein me এ তে চাই में पर के पास चाहिए'.split(
    ' ',
  ),
);
