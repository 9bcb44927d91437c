import { type SiteLanguage, siteLanguages } from '@thikana/contract/language';
import { readyReasons } from '@thikana/contract/ready-reasons';
import { describe, expect, it } from 'vitest';
import { inLanguage } from './current-language.ts';
import { reasonForReader } from './reason-for-reader.ts';

const reasonsIn = (locale: SiteLanguage) => readyReasons.map(({ text }) => text({}, { locale })).join(' ');

describe.each(siteLanguages)('for a reader of %s', (reader) => {
  it.each(siteLanguages)(
    'a ready reason of a moderator who uses %s is in the language of the reader',
    (moderator) => {
      expect(inLanguage(reader, () => reasonForReader(reasonsIn(moderator)))).toBe(reasonsIn(reader));
    },
  );
});

it('keeps what the moderator adds', () => {
  const reason = `${readyReasons[0].text({}, { locale: 'bn' })} See photo 3: it costs $& a month.`;
  expect(inLanguage('ne', () => reasonForReader(reason))).toBe(
    `${readyReasons[0].text({}, { locale: 'ne' })} See photo 3: it costs $& a month.`,
  );
});

it('has nothing to say without a reason', () => {
  expect(reasonForReader(null)).toBeUndefined();
  expect(reasonForReader(undefined)).toBeUndefined();
});
