import { afterEach, expect, it } from 'vitest';
import { clockText, hourText } from './clock-text.ts';
import { setLanguageSource, siteLanguages } from './language.ts';

afterEach(() => setLanguageSource(() => 'en'));

const atHour = (hour: number) => new Date(Date.UTC(2026, 8, 14, 18, 35 + hour * 60));

it.each([
  ['en', ['12:05 am', '5:05 am', '9:05 am', '12:05 pm', '5:05 pm', '7:05 pm', '11:05 pm']],
  ['bn', ['রাত 12:05', 'ভোর 5:05', 'সকাল 9:05', 'দুপুর 12:05', 'বিকেল 5:05', 'সন্ধে 7:05', 'রাত 11:05']],
  ['hi', ['रात 12:05', 'सुबह 5:05', 'सुबह 9:05', 'दोपहर 12:05', 'शाम 5:05', 'शाम 7:05', 'रात 11:05']],
  ['ne', ['राति 12:05', 'बिहान 5:05', 'बिहान 9:05', 'दिउँसो 12:05', 'बेलुका 5:05', 'बेलुका 7:05', 'राति 11:05']],
] as const)('writes the parts of the day in %s', (language, texts) => {
  setLanguageSource(() => language);
  const hours = [0, 5, 9, 12, 17, 19, 23];
  expect(hours.map((hour) => clockText(atHour(hour)).replaceAll('\u00a0', ' '))).toEqual(texts);
});

it.each([
  ['en', ['10 am', '6 pm', '12 am', '9:30 am']],
  ['bn', ['সকাল 10', 'সন্ধে 6', 'রাত 12', 'সকাল 9:30']],
  ['hi', ['सुबह 10', 'शाम 6', 'रात 12', 'सुबह 9:30']],
  ['ne', ['बिहान 10', 'बेलुका 6', 'राति 12', 'बिहान 9:30']],
] as const)('writes a time of each day in %s, full hours without minutes', (language, texts) => {
  setLanguageSource(() => language);
  const times = ['10:00', '18:00', '00:00', '09:30'];
  expect(times.map((time) => hourText(time).replaceAll('\u00a0', ' '))).toEqual(texts);
});

it('writes every hour without Latin letters outside English', () => {
  for (const language of siteLanguages.filter((each) => each !== 'en')) {
    setLanguageSource(() => language);
    for (let hour = 0; hour < 24; hour++) expect(clockText(atHour(hour))).not.toMatch(/[a-z]/i);
  }
});
