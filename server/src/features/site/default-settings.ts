import { defaultBrand } from '@thikana/contract/brand';
import type { Settings } from '@thikana/contract/settings';
import type { Site } from '@thikana/contract/site';
import { m } from '../../paraglide/messages.js';

/** Settings from the environment. */
export type SiteConfig = Pick<Site, 'name' | 'contactEmail' | 'contactPhones' | 'contactLocation'>;

export const defaultLandUnits: Settings['landUnits'] = 'printed';

/** The settings until an administrator saves others. */
export function defaultSettings({ contactEmail, contactPhones, contactLocation }: SiteConfig): Settings {
  const [first = '', second = first] = contactPhones;
  return {
    brand: defaultBrand,
    contactEmail,
    contactPhones: [first, second],
    contactLocation,
    socialLinks: [],
    heroSlides: [
      { headline: m.slide_1_headline(), subtext: m.slide_1_text() },
      { headline: m.slide_2_headline(), subtext: m.slide_2_text() },
      { headline: m.slide_3_headline(), subtext: m.slide_3_text() },
    ],
    counterFloors: { listings: 10, customers: 10, areas: 20 },
    landUnits: defaultLandUnits,
    phoneNumbersADay: { anonymous: 20, signedIn: 100 },
    availability: {
      rent: { askAfterDays: 25, hideAfterDays: 30 },
      sell: { askAfterDays: 55, hideAfterDays: 60 },
      repostWeeks: 14,
    },
    conversationsADay: 10,
    reportsThatHide: 3,
    alerts: { isOn: true, searchesPerPerson: 50 },
    badgeMonths: { papers: 12, visit: 12 },
    twoStepForAdmins: false,
    bumpAfterDays: 7,
    featured: { offers: [{ area: 'any', days: 7, priceRupees: 0 }], placesPerArea: 4 },
    upi: { id: '', payee: '' },
  };
}
