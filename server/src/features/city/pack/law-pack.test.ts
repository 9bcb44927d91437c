import { expect, it } from 'vitest';
import { files, messageOf } from '../../../../test/city/pack-of-tezpur.ts';
import { parsePack } from './read-pack.ts';

const law = `working: { days: [monday, friday], from: "10:00", to: "18:00" }
complaints:
  - { kind: intimate, within: 2 hours, source: A rule, verified: true }
  - { kind: other, within: 5 working days, no_later_than: 7 days, source: A rule, verified: false }
appeals: { open: 30 days, within: 1 working day, source: A rule, verified: false }
minimum_age: 18
minimum_age_source: { source: A rule, verified: false }
projects: { authority: WBRERA, pattern: 'P/[0-9]{3}', example: P/123, required: true, source: A rule, verified: false }
retention: [{ what: complaints, days: 365, text: { en: Complaints }, source: A rule, verified: true }]
`;
const problemsOf = (changed: string) => messageOf({ law: changed }).split('\n').slice(1);

it('reads the law pack, which is optional', () => {
  expect(parsePack(files()).law).toBeUndefined();
  expect(parsePack(files({ law })).law).toMatchObject({ minimum_age: 18, retention: [{ days: 365 }] });
});

it.each([
  [
    '2 hours',
    '2 weeks',
    'law.yaml:3: complaints.0.within must be a time such as 2 hours, 7 days, 8 working hours or 5 working days.',
  ],
  ['7 days', '7 working days', 'law.yaml:4: complaints.1.no_later_than must not count working time.'],
  [
    'kind: other',
    'kind: listing',
    'law.yaml:3: complaints must have the kind other, for all that are missing.',
  ],
  ['kind: other', 'kind: intimate', 'law.yaml:3: complaints names a kind twice.'],
  ['minimum_age: 18', 'minimum_age: 17.5', 'law.yaml:6: minimum_age must be a whole number of years.'],
  ['minimum_age_source', 'age_source', 'law.yaml:1: age_source is not a setting of a law pack.'],
  ['from: "10:00"', 'from: "19:00"', 'law.yaml:1: working must have from before to.'],
  ['{ en: Complaints }', '{ bn: অভিযোগ }', 'law.yaml:9: retention.0.text must have a text in English (en).'],
  ['example: P/123', 'example: P/1', 'law.yaml:8: projects.example does not fit the pattern.'],
  ['P/[0-9]{3}', 'P/[', 'law.yaml:8: projects.pattern must be a regular expression.'],
  [
    'within: 2 hours, source: A rule',
    'within: 2 hours',
    'law.yaml:3: complaints.0.source must name the rule, unless a note says where the entry comes from.',
  ],
  [
    'source: A rule, verified: true',
    'changed: { since: February, before: 2 hours }, source: A rule, verified: true',
    'law.yaml:3: complaints.0.changed.since must be a day such as 2027-05-13.',
  ],
  [
    'source: A rule, verified: true',
    'changed: { since: 2026-02-20, before: 2 working days }, source: A rule, verified: true',
    'law.yaml:3: complaints.0.changed.before must not count working time.',
  ],
  [
    'source: A rule, verified: true',
    'source: A rule, note: One month, verified: true',
    'law.yaml:3: complaints.0.note must be texts by language, such as { en: … }.',
  ],
  ['days: 365', 'days: never', 'law.yaml:9: retention.0.days must be a whole number.'],
])('says what is wrong with a law pack that has %s → %s', (from, to, problem) => {
  expect(problemsOf(law.replace(from, to))).toContain(problem);
});
