import { currentCity, setCity } from '@thikana/contract/city';
import { afterEach, expect, test } from 'vitest';
import { ownCodeMail } from './own-code-mail.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { passwordResetMail } from './password-reset-mail.ts';
import { verificationMail } from './verification-mail.ts';

const siliguri = currentCity();
afterEach(() => setCity(siliguri));

const to = { siteName: 'Thikana', name: 'Asha', link: 'https://thikana.example/somewhere' };

test('a link states its expiry', () => {
  const verification = verificationMail(to);
  const reset = passwordResetMail(to);

  expect(verification.text).toContain('expires in 24 hours.');
  expect(reset.text).toContain('expires in 15 minutes.');
  expect(reset.text).toContain('If you did not ask for it, ignore this email.');
});

test('a code states its expiry', () => {
  expect(ownCodeMail({ ...to, code: '12345678' }).text).toContain('This code expires in 15 minutes.');
});

test('a password change is dated in Indian time', () => {
  const changedAt = new Date('2026-08-28T18:45:00Z');

  expect(passwordChangedMail({ ...to, changedAt }).text).toMatch(
    /29 August 2026 at\s12:15\sam India Standard Time/,
  );
});

test.each([
  ['Asia/Kathmandu', /29 August 2026 at\s12:30\sam Nepal Time/],
  ['Europe/Lisbon', /28 August 2026 at\s7:45\spm Western European Summer Time/],
])('an email of a city in %s has the time there', (timeZone, words) => {
  setCity({ ...siliguri, timeZone });
  const changedAt = new Date('2026-08-28T18:45:00Z');
  expect(passwordChangedMail({ ...to, changedAt }).text).toMatch(words);
});
