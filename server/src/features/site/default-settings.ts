import type { Settings } from '@thikana/contract/settings';
import type { Site } from '@thikana/contract/site';

/** Settings from the environment. */
export type SiteConfig = Pick<Site, 'name' | 'contactEmail' | 'contactPhones' | 'contactLocation'>;

export const defaultLandUnits: Settings['landUnits'] = 'printed';

/** The settings until an administrator saves others. */
export function defaultSettings({ contactEmail, contactPhones, contactLocation }: SiteConfig): Settings {
  const [first = '', second = first] = contactPhones;
  return {
    contactEmail,
    contactPhones: [first, second],
    contactLocation,
    socialLinks: [],
    heroSlides: [
      { headline: 'Find your dream property today!', subtext: 'Discover the perfect home in Siliguri' },
      { headline: 'Exclusive deals on properties!', subtext: 'Premium listings at competitive prices' },
      { headline: 'Your perfect home awaits!', subtext: 'Let us help you find your ideal property' },
    ],
    counterFloors: { listings: 10, customers: 10, areas: 20 },
    landUnits: defaultLandUnits,
    phoneNumbersADay: { anonymous: 20, signedIn: 100 },
    stillTrue: {
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
