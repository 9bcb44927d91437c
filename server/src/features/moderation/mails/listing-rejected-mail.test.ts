import { expect, test } from 'vitest';
import { listingRejectedMail } from './listing-rejected-mail.ts';

test('a rejection quotes the title and, if there is one, the reason', () => {
  const rejection = {
    siteName: 'Thikana',
    name: 'Asha',
    title: 'Shop in Hill Cart Road',
    link: 'https://thikana.example/somewhere',
  };

  expect(listingRejectedMail({ ...rejection, reason: 'Blurred pictures' }).text).toContain(
    'Reason:\n> Blurred pictures',
  );
  expect(listingRejectedMail({ ...rejection, reason: ' ' }).text).not.toContain('Reason');
  expect(listingRejectedMail(rejection).text).toContain('> Shop in Hill Cart Road');
});
