import { expect, test } from 'vitest';
import { listingsDecidedMail } from './listings-decided-mail.ts';

const recipient = { siteName: 'Thikana', name: 'Asha', link: 'https://thikana.example/somewhere' };
const approved = [{ title: 'Shop in Hill Cart Road', link: recipient.link }];
const rejected = [{ title: 'Flat in Pradhan Nagar', reason: 'Blurred pictures' }];

test.each([
  ['some are approved', approved, rejected, true],
  ['all are approved', approved, [], true],
  ['none is approved', [], rejected, false],
])('says what to do once rented or sold if a listing is online: %s', (_, yes, no, isSaid) => {
  const { text } = listingsDecidedMail({ ...recipient, approved: yes, rejected: no });
  expect(text.includes('Rented or sold?')).toBe(isSaid);
});
