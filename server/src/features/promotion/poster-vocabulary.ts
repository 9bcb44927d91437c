import type { PosterLanguage } from '@thikana/contract/poster';
import type { Category, Frequency, Intent, LandUnit } from '@thikana/contract/vocabulary';

interface PosterVocabulary {
  headline: Record<Intent, string>;
  per: Record<Frequency, string>;
  category: Record<Category, string>;
  landUnit: Record<LandUnit, string>;
  bedrooms: (count: number) => string;
  squareFeet: string;
  priceOnRequest: string;
  direct: string;
  scan: string;
  call: string;
}

/** The texts of posters. Titles and locations stay as their owners wrote them. */
export const posterVocabulary: Record<PosterLanguage, PosterVocabulary> = {
  en: {
    headline: { rent: 'TO-LET', sell: 'FOR SALE' },
    per: { day: '/ day', week: '/ week', month: '/ month', year: '/ year' },
    category: { house: 'House', flat: 'Flat', shop: 'Shop', land: 'Land' },
    landUnit: { decimal: 'decimal', 'sq foot': 'sq ft', katha: 'katha', bigha: 'bigha', acre: 'acre' },
    bedrooms: (count) => (count === 1 ? '1 bedroom' : `${count} bedrooms`),
    squareFeet: 'sq ft',
    priceOnRequest: 'Price on request',
    direct: 'Directly from the owner, no middleman',
    scan: 'Scan for pictures and details',
    call: 'Call',
  },
  bn: {
    headline: { rent: 'ভাড়া দেওয়া হবে', sell: 'বিক্রি হবে' },
    per: { day: '/ দিন', week: '/ সপ্তাহ', month: '/ মাস', year: '/ বছর' },
    category: { house: 'বাড়ি', flat: 'ফ্ল্যাট', shop: 'দোকান', land: 'জমি' },
    landUnit: { decimal: 'ডেসিমেল', 'sq foot': 'বর্গফুট', katha: 'কাঠা', bigha: 'বিঘা', acre: 'একর' },
    bedrooms: (count) => `${count}টি শোবার ঘর`,
    squareFeet: 'বর্গফুট',
    priceOnRequest: 'দাম জানতে যোগাযোগ করুন',
    direct: 'সরাসরি মালিকের কাছ থেকে, দালাল ছাড়া',
    scan: 'ছবি ও বিবরণ দেখতে স্ক্যান করুন',
    call: 'ফোন',
  },
  hi: {
    headline: { rent: 'किराये के लिए', sell: 'बिक्री के लिए' },
    per: { day: '/ दिन', week: '/ सप्ताह', month: '/ महीना', year: '/ वर्ष' },
    category: { house: 'मकान', flat: 'फ्लैट', shop: 'दुकान', land: 'ज़मीन' },
    landUnit: { decimal: 'डिसमिल', 'sq foot': 'वर्ग फुट', katha: 'कट्ठा', bigha: 'बीघा', acre: 'एकड़' },
    bedrooms: (count) => `${count} बेडरूम`,
    squareFeet: 'वर्ग फुट',
    priceOnRequest: 'कीमत के लिए संपर्क करें',
    direct: 'सीधे मालिक से, बिना दलाल के',
    scan: 'तस्वीरें और जानकारी देखने के लिए स्कैन करें',
    call: 'फ़ोन',
  },
  ne: {
    headline: { rent: 'भाडामा', sell: 'बिक्रीमा' },
    per: { day: '/ दिन', week: '/ हप्ता', month: '/ महिना', year: '/ वर्ष' },
    category: { house: 'घर', flat: 'फ्ल्याट', shop: 'पसल', land: 'जग्गा' },
    landUnit: { decimal: 'डिसिमल', 'sq foot': 'वर्ग फुट', katha: 'कठ्ठा', bigha: 'बिघा', acre: 'एकड' },
    bedrooms: (count) => `${count} सुत्ने कोठा`,
    squareFeet: 'वर्ग फुट',
    priceOnRequest: 'मूल्यका लागि सम्पर्क गर्नुहोस्',
    direct: 'सिधै धनीबाट, दलाल बिना',
    scan: 'तस्बिर र विवरण हेर्न स्क्यान गर्नुहोस्',
    call: 'फोन',
  },
};
