import { expect, test } from 'vitest';
import { listingsUnconfirmedMail } from './listing-unconfirmed-mail.ts';
import { stillAvailableMail, stillAvailableOfManyMail } from './still-available-mail.ts';

const link = 'https://thikana.example/somewhere';
const to = { siteName: 'Thikana', name: 'Asha', link };
const several = {
  ...to,
  listings: [
    { title: 'Sunny flat', intent: 'rent' as const, daysToAnswer: 1, link: `${link}/one` },
    { title: 'Sunny flat', intent: 'sell' as const, daysToAnswer: 5, link: `${link}/other` },
  ],
};

test('several listings each have a link and a deadline', () => {
  const mail = stillAvailableOfManyMail({ ...several, more: 3 });

  expect(mail.subject).toBe('Still available? 5 of your listings');
  expect(mail.text).toContain(
    `Sunny flat\nAnswer now. Without an answer we hide it in a day.\n${link}/one\n`,
  );
  expect(mail.text).toContain(`hide it in 5 days.\n${link}/other\n`);
  expect(listingsUnconfirmedMail({ ...several, more: 3 }).text).toContain(
    `Show it again, or tell us that it is sold.\n${link}/other\n`,
  );
});

test.each([
  [1, '1 more is in your dashboard.'],
  [3, '3 more are in your dashboard.'],
])('%i listings beyond those named are counted', (more, words) => {
  expect(stillAvailableOfManyMail({ ...several, more }).text).toContain(words);
  expect(listingsUnconfirmedMail({ ...several, more }).text).toContain(words);
});

test.each([
  [1, 'hide the listing in a day.'],
  [5, 'hide the listing in 5 days.'],
])('with %i days to answer the text is: %s', (daysToAnswer, words) => {
  const mail = stillAvailableMail({ ...to, title: 'Flat', intent: 'rent', daysToAnswer });

  expect(mail.text.replaceAll('\n', ' ')).toContain(words);
});
