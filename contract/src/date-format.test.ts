import { afterEach, expect, it } from 'vitest';
import { dateFormat } from './date-format.ts';
import { setLanguageSource } from './language.ts';

afterEach(() => setLanguageSource(() => 'en'));

const everyMonth = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15, 9, 30)));
const long = dateFormat({ dateStyle: 'full' });

it('writes Nepali dates with Nepali names, like a computer that knows them', () => {
  const known = new Intl.DateTimeFormat('ne-u-nu-latn', { month: 'long', timeZone: 'Asia/Kolkata' });
  setLanguageSource(() => 'ne');
  for (const time of everyMonth) {
    expect(long(time)).not.toMatch(/[a-z]/i);
    expect(long(time)).toContain(known.format(time));
  }
  expect(dateFormat({ day: 'numeric', month: 'short' })(everyMonth[8] as Date)).toBe('15 सेप्टेम्बर');
  expect(dateFormat({ dateStyle: 'short' })(everyMonth[8] as Date)).toMatch(/^15\/0?9\/26$/);
});

it.each(['en', 'bn', 'hi'] as const)('leaves the names of %s to the system', (language) => {
  setLanguageSource(() => language);
  const system = new Intl.DateTimeFormat(language === 'en' ? 'en-IN' : `${language}-u-nu-latn`, {
    dateStyle: 'full',
    timeZone: 'Asia/Kolkata',
  });
  for (const time of everyMonth) expect(long(time)).toBe(system.format(time));
});
