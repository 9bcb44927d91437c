import { currentCity } from '@thikana/contract/city';
import { m } from '../paraglide/messages.js';
import type { Step } from './setup-state.ts';

export interface SetupField {
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'password' | 'color' | 'tel' | 'textarea' | 'file';
  value?: string;
  options?: readonly { value: string; label: string }[];
  autoComplete?: string;
  /** Only for a town that is typed. */
  isOfTypedTown?: boolean;
  /** HTML below the field. */
  below?: string;
}

interface StepTexts {
  title: string;
  text: string;
  fields: readonly SetupField[];
}

export interface FieldsContext {
  packs: readonly string[];
  /** Whether the environment has chosen the city. */
  isCityGiven: boolean;
  typed: Readonly<Record<string, string>>;
  /** The map for the centre of a town, as HTML. */
  map: string;
}

export const stepTexts: Record<Step, (context: FieldsContext) => StepTexts> = {
  admin: () => ({
    title: m.setup_admin_title(),
    text: m.setup_admin_text(),
    fields: [
      { name: 'name', label: m.setup_name(), autoComplete: 'name' },
      { name: 'email', label: m.setup_email(), type: 'email', autoComplete: 'email' },
      {
        name: 'password',
        label: m.setup_password(),
        hint: m.setup_password_hint(),
        type: 'password',
        autoComplete: 'new-password',
      },
    ],
  }),
  city: ({ packs, isCityGiven, map }) => ({
    title: m.setup_city_title(),
    text: isCityGiven ? m.setup_city_fixed({ city: packs.join(', ') }) : m.setup_city_text(),
    fields: isCityGiven ? [] : cityFields(packs, map),
  }),
  brand: () => ({
    title: m.setup_brand_title(),
    text: m.setup_brand_text(),
    fields: [
      { name: 'siteName', label: m.setup_site_name(), value: `${currentCity().name} Homes` },
      { name: 'colour', label: m.setup_colour(), type: 'color', value: '#1d5b43' },
      { name: 'picture', label: m.setup_logo(), hint: m.setup_logo_hint(), type: 'file' },
    ],
  }),
  contact: ({ typed }) => ({
    title: m.setup_contact_title(),
    text: m.setup_contact_text(),
    fields: [
      { name: 'contactEmail', label: m.setup_email(), type: 'email', value: typed.email ?? '' },
      { name: 'phone1', label: m.setup_phone_1(), type: 'tel' },
      { name: 'phone2', label: m.setup_phone_2(), hint: m.setup_phone_2_hint(), type: 'tel' },
      { name: 'contactLocation', label: m.setup_location(), value: currentCity().name },
    ],
  }),
  mail: ({ typed }) => ({
    title: m.setup_mail_title(),
    text: m.setup_mail_text({ email: typed.email ?? '' }),
    fields: [
      { name: 'host', label: m.setup_host(), hint: m.setup_host_hint() },
      { name: 'port', label: m.setup_port(), hint: m.setup_port_hint(), value: '587' },
      { name: 'user', label: m.setup_user(), autoComplete: 'off' },
      { name: 'relayPassword', label: m.setup_relay_password(), type: 'password', autoComplete: 'off' },
      { name: 'from', label: m.setup_from(), value: `${typed.siteName ?? ''} <${typed.contactEmail ?? ''}>` },
    ],
  }),
  open: () => ({ title: m.setup_open_title(), text: m.setup_open_text(), fields: [] }),
};

function cityFields(packs: readonly string[], map: string): SetupField[] {
  const typed: SetupField[] = [
    { name: 'cityName', label: m.setup_city_name() },
    { name: 'country', label: m.setup_country(), hint: m.setup_country_hint() },
    { name: 'currency', label: m.setup_currency(), hint: m.setup_currency_hint() },
    { name: 'timeZone', label: m.setup_time_zone(), hint: m.setup_time_zone_hint() },
    { name: 'centre', label: m.setup_centre(), hint: m.setup_centre_hint(), below: map },
    { name: 'areaUnit', label: m.setup_area_unit(), options: ['m²', 'sq ft'].map(plainOption) },
    { name: 'rent', label: m.setup_rent(), hint: m.setup_amount_hint() },
    { name: 'price', label: m.setup_price(), hint: m.setup_amount_hint() },
    { name: 'areas', label: m.setup_areas(), hint: m.setup_areas_hint(), type: 'textarea' },
  ];
  const options = [{ value: '', label: m.setup_pack_own() }, ...packs.map(packOption)];
  return [
    { name: 'pack', label: m.setup_pack(), options },
    ...typed.map((field) => ({ ...field, isOfTypedTown: true })),
  ];
}

const plainOption = (value: string) => ({ value, label: value });
/** 'siliguri' reads 'Siliguri'. */
const packOption = (value: string) => ({
  value,
  label: `${value.slice(0, 1).toUpperCase()}${value.slice(1)}`,
});
