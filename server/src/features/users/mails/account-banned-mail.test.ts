import { expect, test } from 'vitest';
import { accountBannedMail } from './account-banned-mail.ts';

test('a suspension states its reason', () => {
  const link = 'https://thikana.example/contact';
  const mail = accountBannedMail({ siteName: 'Thikana', name: 'Asha', reason: 'Three false listings', link });

  expect(mail.text).toContain('Reason:\n> Three false listings');
});
