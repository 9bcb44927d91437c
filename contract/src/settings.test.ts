import { expect, it } from 'vitest';
import { settingsSchema } from './settings.ts';

const long = (length: number) => 'x'.repeat(length);
const slide = { headline: 'A home in the hills', subtext: 'From its owner' };
const link = { label: 'Photos', url: 'https://example.org' };
const urlOf = (length: number) => link.url.padEnd(length, '/');
const offer = { area: 'any', days: 7, priceRupees: 0 };
const months = { papers: 12, visit: 6 };
const availability = {
  rent: { askAfterDays: 30, hideAfterDays: 40 },
  sell: { askAfterDays: 60, hideAfterDays: 80 },
  repostWeeks: 4,
};
const settings = {
  brand: { name: '', colour: '', logo: null, icon: null, claim: '', about: '' },
  legal: { responsible: '', terms: '', privacy: '', changedAt: {} },
  leftOut: { intents: [], categories: [] },
  contactEmail: 'asha@example.org',
  contactPhones: ['1', '2'],
  contactLocation: 'Siliguri',
  socialLinks: [link],
  heroSlides: [slide, slide, slide],
  counterFloors: { listings: 10, customers: 10, areas: 10 },
  landUnits: 'printed',
  phoneNumbersADay: { anonymous: 5, signedIn: 20 },
  availability,
  conversationsADay: 20,
  reportsThatHide: 3,
  alerts: { isOn: true, searchesPerPerson: 20 },
  staffDigest: 'daily',
  badgeMonths: months,
  twoStepForAdmins: false,
  bumpAfterDays: 7,
  featured: { offers: [offer], placesPerArea: 2 },
  upi: { id: 'thikana@bank', payee: 'Thikana' },
};

const each = <T>(values: readonly T[], place: (value: T) => object) => values.map(place);
const period = (askAfterDays: number, hideAfterDays: number) => ({
  availability: { ...availability, rent: { askAfterDays, hideAfterDays } },
});
const socialLink = (change: object) => ({ socialLinks: [{ ...link, ...change }] });
const heroSlide = (change: object) => ({ heroSlides: [slide, slide, { ...slide, ...change }] });
const aLogo = { file: '0123456789abcdef.png', width: 448, height: 1 };
const brand = (change: object) => ({ brand: { ...settings.brand, ...change } });
const legal = (change: object) => ({ legal: { ...settings.legal, ...change } });
const leftOut = (change: object) => ({ leftOut: { ...settings.leftOut, ...change } });
const offered = (change: object) => ({ featured: { offers: [{ ...offer, ...change }], placesPerArea: 2 } });
const upi = (change: object) => ({ upi: { ...settings.upi, ...change } });

/** The last accepted and the first rejected value at each bound. */
const changes: readonly [name: string, accepted: readonly object[], refused: readonly object[]][] = [
  [
    'the phone numbers',
    [{ contactPhones: [long(30), long(30)] }],
    [{ contactPhones: [long(31), '2'] }, { contactPhones: ['1', long(31)] }, { contactPhones: ['1'] }],
  ],
  [
    'what is left out',
    [leftOut({ intents: ['rent'] }), leftOut({ categories: ['house', 'flat', 'shop', 'land'] })],
    [leftOut({ intents: ['let'] }), leftOut({ categories: ['castle'] })],
  ],
  [
    'the brand',
    [
      brand({ name: long(40) }),
      brand({ claim: long(300) }),
      brand({ about: long(500) }),
      brand({ colour: '#00AAff' }),
      brand({ logo: aLogo, icon: aLogo.file }),
    ],
    [
      ...each([{ file: '../../../etc.png' }, { width: 0 }, { height: 1001 }, { width: 1.5 }], (change) =>
        brand({ logo: { ...aLogo, ...change } }),
      ),
      ...[
        brand({ icon: 'x' }),
        brand({ name: long(41) }),
        brand({ claim: long(301) }),
        brand({ about: long(501) }),
      ],
      ...each(['#12345', '#1234567', '123456', 'red', '#12345g', 'x#123456'], (colour) => brand({ colour })),
    ],
  ],
  [
    'the legal texts',
    [legal({ terms: long(40_000) }), legal({ responsible: long(300) })],
    [legal({ terms: long(40_001) }), legal({ privacy: long(40_001) }), legal({ responsible: long(301) })],
  ],
  [
    'the location',
    [{ contactLocation: long(120) }],
    [{ contactLocation: long(121) }, { contactLocation: '' }],
  ],
  [
    'the links',
    [{ socialLinks: [] }, { socialLinks: Array(4).fill(link) }, socialLink({ label: long(30) })],
    [{ socialLinks: Array(5).fill(link) }, socialLink({ label: long(31) }), socialLink({ label: ' ' })],
  ],
  [
    'the address of a link',
    [socialLink({ url: urlOf(300) })],
    each([urlOf(301), 'http://example.org', 'xhttps://example.org', 'httpsx://example.org'], (url) =>
      socialLink({ url }),
    ),
  ],
  [
    'the slides',
    [heroSlide({ headline: long(60) }), heroSlide({ subtext: long(90) })],
    [
      { heroSlides: Array(2).fill(slide) },
      { heroSlides: Array(4).fill(slide) },
      heroSlide({ headline: long(61) }),
      heroSlide({ subtext: long(91) }),
    ],
  ],
  [
    'the least counters',
    each([0, 1_000_000], (areas) => ({ counterFloors: { ...settings.counterFloors, areas } })),
    each([-1, 1_000_001, 1.5], (areas) => ({ counterFloors: { ...settings.counterFloors, areas } })),
  ],
  [
    'the phone numbers a day',
    each([0, 1000], (anonymous) => ({ phoneNumbersADay: { anonymous, signedIn: 1 } })),
    each([-1, 1001, 1.5], (anonymous) => ({ phoneNumbersADay: { anonymous, signedIn: 1 } })),
  ],
  [
    'the conversations a day',
    each([0, 1000], (conversationsADay) => ({ conversationsADay })),
    each([-1, 1001, 1.5], (conversationsADay) => ({ conversationsADay })),
  ],
  [
    'when a listing is asked about and hidden',
    [period(1, 2), period(364, 365)],
    [period(30, 30), period(31, 30), period(0, 30), period(1, 366), period(1.5, 30)],
  ],
  [
    'the weeks until a home counts as new',
    each([0, 52], (repostWeeks) => ({ availability: { ...availability, repostWeeks } })),
    each([-1, 53, 1.5], (repostWeeks) => ({ availability: { ...availability, repostWeeks } })),
  ],
  [
    'the reports that hide a listing',
    each([2, 50], (reportsThatHide) => ({ reportsThatHide })),
    each([1, 51, 2.5], (reportsThatHide) => ({ reportsThatHide })),
  ],
  [
    'the searches of a person',
    each([1, 200], (searchesPerPerson) => ({ alerts: { isOn: true, searchesPerPerson } })),
    each([0, 201, 1.5], (searchesPerPerson) => ({ alerts: { isOn: true, searchesPerPerson } })),
  ],
  [
    'how often staff are emailed',
    each(['at-once', 'hourly', 'daily', 'off'] as const, (staffDigest) => ({ staffDigest })),
    each(['weekly', '', null], (staffDigest) => ({ staffDigest })),
  ],
  [
    'the days between two bumps',
    each([1, 90], (bumpAfterDays) => ({ bumpAfterDays })),
    each([0, 91, 1.5], (bumpAfterDays) => ({ bumpAfterDays })),
  ],
  [
    'the offers',
    [{ featured: { offers: Array(12).fill(offer), placesPerArea: 2 } }],
    [{ featured: { offers: Array(13).fill(offer), placesPerArea: 2 } }, offered({ area: 'nowhere' })],
  ],
  [
    'the days of an offer',
    each([1, 90], (days) => offered({ days })),
    each([0, 91, 1.5], (days) => offered({ days })),
  ],
  [
    'the price of an offer',
    each([0, 1_000_000], (priceRupees) => offered({ priceRupees })),
    each([-1, 1_000_001, 1.5], (priceRupees) => offered({ priceRupees })),
  ],
  [
    'the places of an area',
    each([1, 50], (placesPerArea) => ({ featured: { offers: [], placesPerArea } })),
    each([0, 51, 1.5], (placesPerArea) => ({ featured: { offers: [], placesPerArea } })),
  ],
  [
    'the UPI id',
    each(['', ' a.b-c_1@yb ', `${long(100)}@${long(50)}`], (id) => upi({ id })),
    each(
      ['a@bank', 'ab@b', `${long(101)}@bank`, `ab@${long(51)}`, 'ab@bank1', '!ab@bank', 'ab', 'a b@bank'],
      (id) => upi({ id }),
    ),
  ],
  ['the payee', each(['', long(80), ` ${long(80)} `], (payee) => upi({ payee })), [upi({ payee: long(81) })]],
];

it.each(changes)('%s: accepted up to the bounds', (_, accepted) => {
  for (const change of accepted)
    expect([change, settingsSchema.safeParse({ ...settings, ...change }).error?.issues]).toEqual([
      change,
      undefined,
    ]);
});

it.each(changes)('%s: rejected beyond the bounds', (_, __, refused) => {
  for (const change of refused)
    expect([change, settingsSchema.safeParse({ ...settings, ...change }).success]).toEqual([change, false]);
});

it('the error about hiding before asking belongs to the days until hiding', () => {
  const { error } = settingsSchema.safeParse({ ...settings, ...period(30, 30) });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['availability.rent.hideAfterDays']);
});
