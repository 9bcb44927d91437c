import { afterEach, expect, it } from 'vitest';
import { inCurrentLanguage } from './in-language.ts';
import { baseLanguage, type SiteLanguage, setLanguageSource } from './language.ts';

afterEach(() => setLanguageSource(() => baseLanguage));

const english = { title: 'Sunny flat near Sevoke Road', description: 'Two rooms and a balcony.' };
const bengali = {
  title: 'সেবক রোডের কাছে রোদ-ঝলমলে ফ্ল্যাট',
  description: 'দুটি ঘর আর পাহাড়ের দিকে ঝুলবারান্দা।',
};
const posted = (first: typeof english, second: Partial<typeof english>) => ({
  ...first,
  secondTitle: second.title,
  secondDescription: second.description,
});

it.each<[SiteLanguage, string, string]>([
  ['en', english.title, english.description],
  ['bn', bengali.title, bengali.description],
])('takes the texts in %s, whichever are first', (language, title, description) => {
  setLanguageSource(() => language);
  expect(inCurrentLanguage(posted(english, bengali))).toMatchObject({ title, description });
  expect(inCurrentLanguage(posted(bengali, english))).toMatchObject({ title, description });
});

it('keeps the first texts where the second are missing or in a third language', () => {
  setLanguageSource(() => 'hi');
  expect(inCurrentLanguage(posted(bengali, english))).toMatchObject(bengali);
  setLanguageSource(() => 'bn');
  expect(inCurrentLanguage(posted(english, { title: bengali.title }))).toMatchObject({
    title: bengali.title,
    description: english.description,
  });
  expect(inCurrentLanguage(english)).toEqual(english);
});

it('tells Hindi and Nepali apart by words of Nepali, whichever is first', () => {
  const hindi = { title: 'सेवक रोड के पास शांत फ्लैट', description: 'दो कमरे और एक बालकनी।' };
  const nepaliTexts = { title: 'सेवक रोड नजिकै शान्त फ्ल्याट', description: 'दुई कोठा र एउटा बरन्डा छ।' };
  for (const [language, shown] of [
    ['hi', hindi],
    ['ne', nepaliTexts],
  ] as const) {
    setLanguageSource(() => language);
    expect(inCurrentLanguage(posted(hindi, nepaliTexts))).toMatchObject(shown);
    expect(inCurrentLanguage(posted(nepaliTexts, hindi))).toMatchObject(shown);
  }
});
