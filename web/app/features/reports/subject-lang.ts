import { langOf } from '@thikana/contract/language-of-text';
import type { Report } from '@thikana/contract/reports';

/** The `lang` of what a report is about. Names of people are in no language. */
export const subjectLang = ({ kind, label }: Report['subject']) =>
  kind === 'listing' ? langOf(label) : undefined;
