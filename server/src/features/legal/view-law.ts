import { complaintKinds } from '@thikana/contract/complaint-kinds';
import { baseLanguage, currentLanguage } from '@thikana/contract/language';
import type { Law } from '@thikana/contract/law';
import { currentLaw, limitOf } from '../city/city.feature.ts';
import { workingDays } from './working-days.ts';

/** The law pack in the language of the request. */
export function viewLaw(): Law {
  const law = currentLaw();
  const { minimum_age: years, minimum_age_source: ageSource, working } = law;
  return {
    officers: law.officers.map((officer) => ({ ...told(officer), role: inLanguage(officer.role) })),
    workingHours: { days: workingDays(working.days), from: working.from, to: working.to },
    limits: complaintKinds.map((kind) => {
      const { no_later_than: noLaterThan, ...limit } = told(limitOf(law, kind));
      return { ...limit, kind, ...(noLaterThan && { noLaterThan }) };
    }),
    appeal: told(law.appeals),
    ...(law.projects && { projects: told(law.projects) }),
    ...(years !== undefined && ageSource && { minimumAge: { ...told(ageSource), years } }),
    retention: law.retention.map((kept) => ({ ...told(kept), text: inLanguage(kept.text) })),
    rules: law.rules.map(({ title, text, from, ...rule }) => ({
      ...told(rule),
      ...(from && { start: from }),
      title: inLanguage(title),
      text: inLanguage(text),
    })),
  };
}

/** An entry with its note in the language of the request. */
function told<Entry extends { note?: Record<string, string> | undefined }>({ note, ...entry }: Entry) {
  return { ...entry, ...(note && { note: inLanguage(note) }) };
}

/** A text of the pack; it has one in English. */
const inLanguage = (texts: Record<string, string>): string =>
  texts[currentLanguage()] ?? texts[baseLanguage] ?? '';
