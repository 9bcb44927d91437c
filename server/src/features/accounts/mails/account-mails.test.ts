import { expect, test } from 'vitest';
import { ownCodeMail } from './own-code-mail.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { passwordResetMail } from './password-reset-mail.ts';
import { verificationMail } from './verification-mail.ts';

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

  expect(passwordChangedMail({ ...to, changedAt }).text).toMatch(/29 August 2026 at\s12:15/);
});
