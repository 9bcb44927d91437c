import { complaintKinds } from '@thikana/contract/complaint-kinds';
import { baseLanguage, currentLanguage, languageTag } from '@thikana/contract/language';
import type { Law } from '@thikana/contract/law';
import { currentLaw, type LawFacts, limitOf, weekDays } from '../city/city.feature.ts';

/** The law pack in the language of the request. */
export function viewLaw(law: LawFacts = currentLaw()): Law {
  const { minimum_age: years, minimum_age_source: ageSource, working } = law;
  return {
    officers: law.officers.map(({ role, ...officer }) => ({ ...officer, role: inLanguage(role) })),
    workingHours: { days: working.days.map(dayName), from: working.from, to: working.to },
    limits: complaintKinds.map((kind) => {
      const { no_later_than: noLaterThan, ...limit } = limitOf(law, kind);
      return { ...limit, kind, ...(noLaterThan && { noLaterThan }) };
    }),
    appeal: law.appeals,
    ...(law.projects && { projects: law.projects }),
    ...(years !== undefined && ageSource && { minimumAge: { ...ageSource, years } }),
    retention: law.retention.map(({ text, ...kept }) => ({ ...kept, text: inLanguage(text) })),
    rules: law.rules.map(({ title, text, from, ...rule }) => ({
      ...rule,
      ...(from && { start: from }),
      title: inLanguage(title),
      text: inLanguage(text),
    })),
  };
}

/** A text of the pack; it has one in English. */
const inLanguage = (texts: Record<string, string>): string =>
  texts[currentLanguage()] ?? texts[baseLanguage] ?? '';

/** 4 January 1970 was a Sunday. */
function dayName(day: (typeof weekDays)[number]): string {
  const date = new Date(Date.UTC(1970, 0, 4 + weekDays.indexOf(day)));
  return date.toLocaleDateString(languageTag(), { weekday: 'long', timeZone: 'UTC' });
}
