import { isDeepStrictEqual } from 'node:util';
import { languageNames } from '@thikana/contract/language';
import { listText } from '@thikana/contract/list-text';
import { amountText } from '@thikana/contract/number-text';
import type { Settings } from '@thikana/contract/settings';
import { type SiteTranslation, translatedLanguages } from '@thikana/contract/site-translations';
import { m } from '../../paraglide/messages.js';
import { areaName } from '../city/city.feature.ts';

type Descriptions = {
  [Name in keyof Settings]: { label: () => string; text: (value: Settings[Name]) => string };
};

const descriptions: Descriptions = {
  brand: {
    label: m.settings_brand,
    text: ({ logo, ...brand }) =>
      listText(Object.values({ logo: logo?.file, ...brand }).flatMap((text) => text || [])) ||
      m.settings_none(),
  },
  legal: {
    label: m.settings_legal,
    text: ({ responsible, terms, privacy }) =>
      listText(
        [
          responsible,
          terms && m.settings_legal_terms({ characters: terms.length }),
          privacy && m.settings_legal_privacy({ characters: privacy.length }),
        ].filter((text) => text !== ''),
      ) || m.settings_none(),
  },
  leftOut: {
    label: m.settings_left_out,
    text: ({ intents, categories }) =>
      listText([...intents, ...categories].map((kind) => m.settings_left_out_kind({ kind }))) ||
      m.settings_none(),
  },
  contactEmail: { label: m.settings_contact_email, text: (email) => email },
  contactPhones: { label: m.settings_contact_phones, text: listText },
  contactLocation: { label: m.settings_contact_location, text: (location) => location },
  socialLinks: {
    label: m.settings_social_links,
    text: (links) => listText(links.map(({ label, url }) => `${label} ${url}`)) || m.settings_none(),
  },
  heroSlides: {
    label: m.settings_hero_slides,
    text: (slides) =>
      slides
        .map(({ headline, subtext, picture }) => [headline, subtext, picture?.wide].filter(Boolean).join(' '))
        .join(' / '),
  },
  translations: {
    label: m.settings_translations,
    text: (translations) =>
      listText(
        translatedLanguages.flatMap((language) => {
          const texts = translations[language];
          return texts
            ? m.settings_translations_value({
                language: languageNames[language],
                characters: lettersIn(texts),
              })
            : [];
        }),
      ) || m.settings_none(),
  },
  counterFloors: {
    label: m.settings_counter_floors,
    text: ({ listings, customers, areas }) => m.settings_counter_floors_value({ listings, customers, areas }),
  },
  twoStepForAdmins: {
    label: m.settings_two_step,
    text: (isAsked) => (isAsked ? m.settings_two_step_required() : m.settings_two_step_optional()),
  },
  landUnits: { label: m.settings_land_units, text: (units) => m.settings_land_units_value({ units }) },
  phoneNumbersADay: {
    label: m.settings_phone_numbers,
    text: ({ anonymous, signedIn }) => m.settings_phone_numbers_value({ anonymous, signedIn }),
  },
  availability: {
    label: m.settings_availability,
    text: ({ rent, sell, repostWeeks }) =>
      m.settings_availability_value({
        rentAsk: rent.askAfterDays,
        rentHide: rent.hideAfterDays,
        saleAsk: sell.askAfterDays,
        saleHide: sell.hideAfterDays,
        weeks: repostWeeks,
      }),
  },
  conversationsADay: { label: m.settings_conversations, text: String },
  reportsThatHide: { label: m.settings_reports_that_hide, text: String },
  alerts: {
    label: m.settings_alerts,
    text: ({ isOn, searchesPerPerson }) =>
      isOn
        ? m.settings_alerts_on({ searches: searchesPerPerson })
        : m.settings_alerts_off({ searches: searchesPerPerson }),
  },
  staffDigest: {
    label: m.settings_staff_digest,
    text: (frequency) => m.settings_staff_digest_value({ frequency }),
  },
  badgeMonths: {
    label: m.settings_badge_months,
    text: ({ papers, visit }) => m.settings_badge_months_value({ papers, visit }),
  },
  featured: {
    label: m.settings_featured,
    text: ({ offers, placesPerArea }) =>
      listText([
        ...offers.map(({ area, days, priceRupees }) =>
          m.settings_featured_offer({ area: offerArea(area), days, price: amountText(priceRupees) }),
        ),
        m.settings_featured_places({ count: placesPerArea }),
      ]),
  },
  upi: { label: m.settings_upi, text: ({ id, payee }) => `${payee} ${id}`.trim() || m.settings_none() },
  bumpAfterDays: { label: m.settings_move_up_days, text: String },
};

const offerArea = (slug: string): string => (slug === 'any' ? m.settings_featured_any() : areaName(slug));

const lettersIn = ({ heroSlides, ...texts }: SiteTranslation): number =>
  [...Object.values(texts), ...heroSlides.flatMap((slide) => Object.values(slide))].join('').length;

export interface SettingChange {
  label: string;
  from: string;
  to: string;
}

/** Describes the changed settings for the audit log. */
export function changedSettings(before: Settings, after: Settings): SettingChange[] {
  const change = <Name extends keyof Settings>(name: Name): SettingChange => {
    const { label, text } = descriptions[name];
    return { label: label(), from: text(before[name]), to: text(after[name]) };
  };
  const names = Object.keys(descriptions) as (keyof Settings)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name])).map(change);
}
