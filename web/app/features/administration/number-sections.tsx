import { m } from '#web/paraglide/messages.js';
import { NumberSetting } from './number-setting.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { NumberName } from './use-setting.ts';

type Limits = readonly [min: number, max?: number];

interface NumberSection {
  title: () => string;
  text: () => string;
  columns?: string;
  fields: readonly (readonly [name: NumberName, label: () => string, ...limits: Limits])[];
}

/** The sections that consist of numbers. */
export const numberSections = {
  /** The lowest values that the home page's counters show. */
  counters: {
    title: m.admin_settings_counters,
    text: m.admin_settings_counters_text,
    columns: 'sm:grid-cols-3',
    fields: [
      ['counterFloors.listings', m.admin_settings_counter_listings, 0],
      ['counterFloors.customers', m.admin_settings_counter_customers, 0],
      ['counterFloors.areas', m.admin_settings_counter_areas, 0],
    ],
  },
  /** The number of owners' phone numbers that one visitor may reveal a day. */
  allowance: {
    title: m.admin_settings_allowance,
    text: m.admin_settings_allowance_text,
    fields: [
      ['phoneNumbersADay.anonymous', m.admin_settings_anonymous, 0],
      ['phoneNumbersADay.signedIn', m.admin_settings_signed_in, 0],
    ],
  },
  /** When owners are asked whether a listing is still available, and when a listing without an answer is hidden. */
  availability: {
    title: m.admin_settings_availability,
    text: m.admin_settings_availability_text,
    fields: [
      ['availability.rent.askAfterDays', m.admin_settings_ask_rent, 0],
      ['availability.rent.hideAfterDays', m.admin_settings_hide_rent, 0],
      ['availability.sell.askAfterDays', m.admin_settings_ask_sell, 0],
      ['availability.sell.hideAfterDays', m.admin_settings_hide_sell, 0],
      ['availability.repostWeeks', m.admin_settings_repost_weeks, 0],
    ],
  },
  /** How many new conversations one person may start in a day. */
  conversations: {
    title: m.admin_settings_conversations,
    text: m.admin_settings_conversations_text,
    fields: [['conversationsADay', m.admin_settings_conversations_a_day, 0]],
  },
  /** The number of reports that a listing is unavailable after which it is hidden. */
  reports: {
    title: m.admin_settings_reports,
    text: m.admin_settings_reports_text,
    fields: [['reportsThatHide', m.admin_settings_reports_people, 2, 50]],
  },
  /** The default lifetime of each badge. */
  badges: {
    title: m.admin_settings_badges,
    text: m.admin_settings_badges_text,
    fields: [
      ['badgeMonths.papers', m.admin_settings_badge_papers, 1, 24],
      ['badgeMonths.visit', m.admin_settings_badge_visit, 1, 24],
    ],
  },
  /** How often an owner may move a listing to the top. */
  bump: {
    title: m.admin_settings_bump,
    text: m.admin_settings_bump_text,
    fields: [['bumpAfterDays', m.admin_settings_bump_days, 1, 90]],
  },
} as const satisfies Record<string, NumberSection>;

export function NumberFields({ title, text, columns = 'sm:grid-cols-2', fields }: NumberSection) {
  return (
    <SettingsSection title={title()} text={text()} className={columns}>
      {fields.map(([name, label, min, max]) => (
        <NumberSetting key={name} name={name} label={label()} min={min} max={max} />
      ))}
    </SettingsSection>
  );
}
