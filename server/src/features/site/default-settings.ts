import { defaultBrand } from '@thikana/contract/brand';
import type { Settings } from '@thikana/contract/settings';
import type { Site } from '@thikana/contract/site';
import type { CityFacts } from '../city/city.feature.ts';

/** Contact details from the environment, which go before those of the city. */
export type SiteConfig = Partial<Pick<Site, 'contactEmail' | 'contactPhones' | 'contactLocation'>>;

/** The minimum values of the counters on a new site without a demo. */
export const noFloors: Settings['counterFloors'] = { listings: 0, customers: 0, areas: 0 };

export const defaultLandUnits: Settings['landUnits'] = 'printed';

/** The settings until an administrator saves others. */
export function defaultSettings(site: SiteConfig, { contact, slides }: CityFacts): Settings {
  const [first = '', second = first] = site.contactPhones ?? contact.phones;
  return {
    brand: defaultBrand,
    legal: { responsible: '', terms: '', privacy: '', changedAt: {} },
    leftOut: { intents: [], categories: [] },
    contactEmail: site.contactEmail ?? contact.email,
    contactPhones: [first, second],
    contactLocation: site.contactLocation ?? contact.location,
    socialLinks: [],
    heroSlides: slides.map((slide) => ({ ...slide, picture: null })),
    translations: {},
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
    staffDigest: 'daily',
    badgeMonths: { papers: 12, visit: 12 },
    twoStepForAdmins: false,
    bumpAfterDays: 7,
    featured: { offers: [{ area: 'any', days: 7, priceRupees: 0 }], placesPerArea: 4 },
    upi: { id: '', payee: '' },
  };
}
