import { afterEach, expect, it } from 'vitest';
import { baseLanguage, setLanguageSource } from './language.ts';
import { langOf } from './language-of-text.ts';

afterEach(() => setLanguageSource(() => baseLanguage));

it.each([
  ['2 BHK flat near Sevoke Road', undefined, 'en', 'en'],
  ['সেবক রোডের কাছে 2 BHK ফ্ল্যাট', 'bn', undefined, 'bn'],
  ['सेवक रोड के पास 2 BHK फ्लैट', 'hi', 'hi', undefined],
  ['सेवक रोड नजिक 2 BHK फ्ल्याट', 'ne', 'ne', 'ne'],
  ['₹12,000', undefined, undefined, undefined],
])('%s: %s in English, %s in Bengali, %s in Hindi', (text, inEnglish, inBengali, inHindi) => {
  expect(langOf(text)).toBe(inEnglish);
  setLanguageSource(() => 'bn');
  expect(langOf(text)).toBe(inBengali);
  setLanguageSource(() => 'hi');
  expect(langOf(text)).toBe(inHindi);
});

it.each([
  ['सेवक रोड के पास 2 BHK फ्लैट', 'hi'],
  ['सेवक रोड, शिवमन्दिर', undefined],
  ['के यो ठाउँ अझै खाली छ', undefined],
  ['घर का बारेमा', undefined],
  ['सेवक रोड नजिक 2 BHK फ्ल्याट', undefined],
])('on a Nepali page, %s is %s', (text, lang) => {
  setLanguageSource(() => 'ne');
  expect(langOf(text)).toBe(lang);
});
