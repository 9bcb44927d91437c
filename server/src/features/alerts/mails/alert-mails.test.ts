import { describe, expect, test } from 'vitest';
import { newMatchesMail } from './new-matches-mail.ts';
import { priceDropMail } from './price-drop-mail.ts';

const siteName = 'Thikana';
const link = 'https://thikana.example/somewhere';
const flat = { title: 'Sunny flat', text: 'Flat for rent: ₹12,000 a month', link: `${link}/flat` };

test.each([
  [1, 'A price on your shortlist went down'],
  [2, 'Prices on your shortlist went down'],
])('%i lower prices have the subject %s', (count, heading) => {
  const cheaper = Array.from({ length: count }, () => flat);
  const mail = priceDropMail({ siteName, name: 'Asha', cheaper, link, manageLink: link });

  expect(mail.html).toContain(`${heading}</h1>`);
});

describe('new matches', () => {
  const [toRent, toBuy] = ['Flats to rent', 'Land to buy'].map((label) => ({
    label,
    link: `${link}/${label}`,
  }));
  const matches = { siteName, found: [flat], more: 11, manageLink: `${link}/manage` };

  test('of one search link to its results', () => {
    const mail = newMatchesMail({ ...matches, searches: toRent ? [toRent] : [] });

    expect(mail.text).toContain('11 more listings match.\n\nYour search:\n> Flats to rent');
    expect(mail.link).toBe(toRent?.link);
  });

  test.each([
    [0, 'New: Sunny flat', 'A new match for your search'],
    [1, '2 new matches on Thikana', '2 new matches for your search'],
  ])('with %i more than one have the subject %s', (more, subject, heading) => {
    const mail = newMatchesMail({ ...matches, more, searches: toRent ? [toRent] : [] });

    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`${heading}</h1>`);
  });

  test('of several searches link to the results of each', () => {
    const mail = newMatchesMail({ ...matches, searches: toRent && toBuy ? [toRent, toBuy] : [] });

    for (const part of [mail.html, mail.text])
      for (const search of [toRent, toBuy]) expect(part).toContain(search?.link);
    expect(mail.link).toBe(matches.manageLink);
  });
});
