import type { Settings } from '@thikana/contract/settings';

type Descriptions = { [Name in keyof Settings]: { label: string; text: (value: Settings[Name]) => string } };

const descriptions: Descriptions = {
  contactEmail: { label: 'Contact e-mail', text: (email) => email },
  contactPhones: { label: 'Phone numbers', text: (phones) => phones.join(', ') },
  contactLocation: { label: 'Location', text: (location) => location },
  socialLinks: {
    label: 'Social links',
    text: (links) => links.map(({ label, url }) => `${label} ${url}`).join(', ') || 'none',
  },
  heroSlides: {
    label: 'Slides on the home page',
    text: (slides) => slides.map(({ headline, subtext }) => `${headline} ${subtext}`).join(' / '),
  },
  counterFloors: {
    label: 'Minimum values of the counters',
    text: ({ listings, customers, areas }) => `${listings} listings, ${customers} customers, ${areas} areas`,
  },
  twoStepForAdmins: {
    label: 'Two-step login of administrators',
    text: (isAsked) => (isAsked ? 'required' : 'as they like'),
  },
  landUnits: { label: 'Land units', text: (units) => units },
  phoneNumbersADay: {
    label: 'Phone numbers a day',
    text: ({ anonymous, signedIn }) => `${anonymous} anonymous, ${signedIn} signed in`,
  },
  stillTrue: {
    label: 'Days until a listing has to be confirmed',
    text: ({ rent, sell, repostWeeks }) =>
      `rent ${rent.askAfterDays}/${rent.hideAfterDays}, sale ${sell.askAfterDays}/${sell.hideAfterDays}, reposts ${repostWeeks} weeks`,
  },
  conversationsADay: { label: 'New conversations a day', text: String },
  reportsThatHide: { label: 'Reports that hide a listing', text: String },
  alerts: {
    label: 'Alerts',
    text: ({ isOn, searchesPerPerson }) => `${isOn ? 'on' : 'off'}, ${searchesPerPerson} searches a person`,
  },
  badgeMonths: {
    label: 'Months that badges hold',
    text: ({ papers, visit }) => `papers ${papers}, visit ${visit}`,
  },
  featured: {
    label: 'Featured places',
    text: ({ offers, placesPerArea }) =>
      [
        ...offers.map(({ area, days, priceRupees }) => `${area} ${days} days ₹${priceRupees}`),
        `${placesPerArea} an area`,
      ].join(', '),
  },
  upi: { label: 'UPI', text: ({ id, payee }) => `${payee} ${id}`.trim() || 'none' },
  bumpAfterDays: { label: 'Days between bumps', text: String },
};

export interface SettingChange {
  label: string;
  from: string;
  to: string;
}

/** Describes the changed settings for the audit log. */
export function changedSettings(before: Settings, after: Settings): SettingChange[] {
  const change = <Name extends keyof Settings>(name: Name): SettingChange => {
    const { label, text } = descriptions[name];
    return { label, from: text(before[name]), to: text(after[name]) };
  };
  const names = Object.keys(descriptions) as (keyof Settings)[];
  return names.map(change).filter(({ from, to }) => from !== to);
}
