import { describe, expect, test } from 'vitest';
import { accountBannedMail } from './account-banned-mail.ts';
import { accountClosedMail } from './account-closed-mail.ts';
import { accountDeletedMail } from './account-deleted-mail.ts';
import { banLiftedMail } from './ban-lifted-mail.ts';
import { contactMessageMail } from './contact-message-mail.ts';
import { evidenceDeclinedMail, evidenceRecordedMail, evidenceWithdrawnMail } from './evidence-mails.ts';
import { listingApprovedMail } from './listing-approved-mail.ts';
import { listingHeldMail } from './listing-held-mail.ts';
import { listingHiddenMail } from './listing-hidden-mail.ts';
import { listingRejectedMail } from './listing-rejected-mail.ts';
import { listingsUnconfirmedMail, listingUnconfirmedMail } from './listing-unconfirmed-mail.ts';
import { newMatchesMail } from './new-matches-mail.ts';
import { newSignInMail } from './new-sign-in-mail.ts';
import { passwordChangedMail } from './password-changed-mail.ts';
import { passwordResetMail } from './password-reset-mail.ts';
import { paymentArrivedMail } from './payment-arrived-mail.ts';
import { paymentNotFoundMail } from './payment-not-found-mail.ts';
import { placeEndedMail } from './place-ended-mail.ts';
import { priceDropMail } from './price-drop-mail.ts';
import { reportAnsweredMail } from './report-answered-mail.ts';
import { stillAvailableMail, stillAvailableOfManyMail } from './still-available-mail.ts';
import { twoStepChangedMail } from './two-step-changed-mail.ts';
import { verificationMail } from './verification-mail.ts';
import { visitAgreedMail, visitReminderMail } from './visit-mails.ts';
import { warningMail } from './warning-mail.ts';

const siteName = 'Thikana';
const link = 'https://thikana.example/somewhere';
const changedAt = new Date('2026-08-28T18:45:00Z');

const severalOf = (title: string) => [
  { title, intent: 'rent' as const, daysToAnswer: 1, link: `${link}/one` },
  { title, intent: 'sell' as const, daysToAnswer: 5, link: `${link}/other` },
];

function allMails(name: string, title: string) {
  return {
    verification: verificationMail({ siteName, name, link }),
    passwordReset: passwordResetMail({ siteName, name, link }),
    passwordChanged: passwordChangedMail({ siteName, name, changedAt, link }),
    newSignIn: newSignInMail({ siteName, name, signedInAt: changedAt, link }),
    twoStepOn: twoStepChangedMail({ siteName, name, to: 'on', changedAt, link }),
    twoStepOff: twoStepChangedMail({ siteName, name, to: 'off', changedAt, link }),
    listingApproved: listingApprovedMail({ siteName, name, title, link }),
    listingRejected: listingRejectedMail({ siteName, name, title, reason: title, link }),
    accountBanned: accountBannedMail({ siteName, name, reason: title, link }),
    banLifted: banLiftedMail({ siteName, name, link }),
    listingHeld: listingHeldMail({ siteName, name, title, link }),
    listingHidden: listingHiddenMail({ siteName, name, title, reason: title, link }),
    warning: warningMail({ siteName, name, label: title, reason: title, link }),
    reportDismissed: reportAnsweredMail({ siteName, name, label: title, hasActed: false, link }),
    reportActedOn: reportAnsweredMail({ siteName, name, label: title, hasActed: true, link }),
    accountDeleted: accountDeletedMail({ siteName, name, link }),
    accountClosed: accountClosedMail({ siteName, name, link }),
    stillAvailable: stillAvailableMail({ siteName, name, title, intent: 'rent', daysToAnswer: 5, link }),
    listingUnconfirmed: listingUnconfirmedMail({ siteName, name, title, intent: 'sell', link }),
    stillAvailableOfMany: stillAvailableOfManyMail({
      siteName,
      name,
      listings: severalOf(title),
      more: 3,
      link,
    }),
    listingsUnconfirmed: listingsUnconfirmedMail({
      siteName,
      name,
      listings: severalOf(title),
      more: 3,
      link,
    }),
    paymentArrived: paymentArrivedMail({
      siteName,
      name,
      title,
      priceRupees: 1_500,
      reference: title,
      endsAt: changedAt,
      link,
    }),
    paymentNotFound: paymentNotFoundMail({
      siteName,
      name,
      title,
      priceRupees: 1_500,
      reference: title,
      reason: title,
      link,
    }),
    papersSeen: evidenceRecordedMail({ siteName, name, title, kind: 'papers', until: changedAt, link }),
    siteVisited: evidenceRecordedMail({ siteName, name, title, kind: 'visit', until: changedAt, link }),
    badgeTakenBack: evidenceWithdrawnMail({ siteName, name, title, kind: 'visit', link }),
    badgeDeclined: evidenceDeclinedMail({ siteName, name, title, kind: 'papers', reason: title, link }),
    placeEnded: placeEndedMail({ siteName, name, title, endsAt: changedAt, link }),
    priceDrop: priceDropMail({
      siteName,
      name,
      cheaper: [{ title, text: title, link }],
      link,
      manageLink: link,
    }),
  };
}

describe.each(Object.entries(allMails('Asha Rai', '2 BHK near Sevoke Road')))('%s', (_name, mail) => {
  test('both parts greet the reader and carry the link', () => {
    expect(mail.link).toBe(link);
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('Hello Asha Rai,');
      expect(part).toContain(link);
    }
  });
});

test.each(Object.entries(allMails('<b onclick=x>Asha</b>', '<script>alert(1)</script>')))(
  '%s escapes names and titles',
  (_name, mail) => {
    expect(mail.html).not.toContain('<b onclick');
    expect(mail.html).not.toContain('<script');
  },
);

test('links that expire say when', () => {
  const { verification, passwordReset } = allMails('Asha', 'Title');

  expect(verification.text).toContain('within 24 hours');
  expect(passwordReset.text).toContain('within 15 minutes');
  expect(passwordReset.text).toContain('If it was not you, ignore this mail.');
});

test('several listings are told with a link and an end each, and how many more there are', () => {
  const { stillAvailableOfMany, listingsUnconfirmed } = allMails('Asha', 'Sunny flat');

  expect(stillAvailableOfMany.text).toContain(
    `Sunny flat\nAnswer with one tap. Without an answer it is hidden in a day.\n${link}/one\n`,
  );
  expect(stillAvailableOfMany.text).toContain(`hidden in 5 days.\n${link}/other\n`);
  expect(stillAvailableOfMany.subject).toBe('Still available? 5 of your listings');
  expect(listingsUnconfirmed.text).toContain(
    `Bring it back with one tap, or say that it is sold.\n${link}/other\n`,
  );
  for (const { text } of [stillAvailableOfMany, listingsUnconfirmed])
    expect(text).toContain('And 3 more, which you find among your listings.');
});

test('a payment is told with its amount and its number', () => {
  const { paymentArrived, paymentNotFound } = allMails('Asha', '634512345678');

  for (const { text } of [paymentArrived, paymentNotFound])
    expect(text).toContain('Payment:\n> ₹1,500, 634512345678');
});

test('a password change is dated in Indian time', () => {
  expect(passwordChangedMail({ siteName, name: 'Asha', changedAt, link }).text).toMatch(
    /29 August 2026 at\s12:15/,
  );
});

test('a rejection quotes title and reason, and does without a reason', () => {
  const rejection = { siteName, name: 'Asha', title: 'Shop in Hill Cart Road', link };

  expect(listingRejectedMail({ ...rejection, reason: 'Blurred pictures' }).text).toContain(
    'Reason:\n> Blurred pictures',
  );
  expect(listingRejectedMail({ ...rejection, reason: ' ' }).text).not.toContain('Reason');
  expect(listingRejectedMail(rejection).text).toContain('> Shop in Hill Cart Road');
});

test('a message to the operator quotes the visitor, escapes it, and is answered to them', () => {
  const mail = contactMessageMail({
    siteName,
    name: 'Bina <Rai>',
    email: 'bina@example.org',
    message: 'Is the flat free?\n<script>alert(1)</script>',
  });

  expect(mail.replyTo).toBe('bina@example.org');
  expect(mail.text).toContain('From:\n> Bina <Rai>\n> bina@example.org');
  expect(mail.text).toContain('> Is the flat free?\n> <script>alert(1)</script>');
  expect(mail.html).toContain('Bina &lt;Rai&gt;');
  expect(mail.html).not.toContain('<script');
});

test('a suspension names its reason', () => {
  const mail = accountBannedMail({ siteName, name: 'Asha', reason: 'Three false listings', link });

  expect(mail.text).toContain('Reason:\n> Three false listings');
});

const flat = { title: 'Sunny flat', text: 'Flat for rent: ₹12,000 / month', link: `${link}/flat` };

test.each([
  [1, 'A price on your shortlist went down'],
  [2, 'Prices on your shortlist went down'],
])('%i lower prices are headed %s', (count, heading) => {
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

  test('of one search lead to its results', () => {
    const mail = newMatchesMail({ ...matches, searches: toRent ? [toRent] : [] });

    expect(mail.text).toContain('And 11 more.\n\nYour search:\n> Flats to rent');
    expect(mail.link).toBe(toRent?.link);
  });

  test('of several lead to the results of each', () => {
    const mail = newMatchesMail({ ...matches, searches: toRent && toBuy ? [toRent, toBuy] : [] });

    for (const part of [mail.html, mail.text])
      for (const search of [toRent, toBuy]) expect(part).toContain(search?.link);
    expect(mail.link).toBe(matches.manageLink);
  });
});

describe('a visit', () => {
  const visit = { siteName, name: 'Asha', otherName: 'Bina', title: 'Sunny flat', startsAt: changedAt, link };
  const calendar = { method: 'PUBLISH', content: '' } as const;

  test.each([
    [true, true, 'We remind you a day and two hours before.'],
    [false, true, 'We remind you two hours before.'],
    [false, false, undefined],
  ])('says which reminders come (a day before: %s, two hours before: %s)', (day, hours, words) => {
    const mail = visitAgreedMail({
      ...visit,
      location: 'Sevoke Road',
      calendar,
      isRemindedDayBefore: day,
      isRemindedHoursBefore: hours,
    });

    expect(/We remind you.*/.exec(mail.text)?.[0]).toBe(words);
  });

  test('of a listing that is gone names no place', () => {
    const mail = visitReminderMail({ ...visit, location: '' });

    expect(mail.text).toContain('Where:\n> Sunny flat\n\n');
    expect(mail.html).toMatch(/12:15\sam&#847;/);
  });
});
