import { describe, expect, test } from 'vitest';
import { newLoginMail } from './features/accounts/mails/new-login-mail.ts';
import { passwordChangedMail } from './features/accounts/mails/password-changed-mail.ts';
import { passwordResetMail } from './features/accounts/mails/password-reset-mail.ts';
import { sessionReusedMail } from './features/accounts/mails/session-reused-mail.ts';
import { twoStepChangedMail } from './features/accounts/mails/two-step-changed-mail.ts';
import { verificationMail } from './features/accounts/mails/verification-mail.ts';
import { priceDropMail } from './features/alerts/mails/price-drop-mail.ts';
import {
  listingsUnconfirmedMail,
  listingUnconfirmedMail,
} from './features/availability/mails/listing-unconfirmed-mail.ts';
import {
  stillAvailableMail,
  stillAvailableOfManyMail,
} from './features/availability/mails/still-available-mail.ts';
import {
  evidenceDeclinedMail,
  evidenceRecordedMail,
  evidenceWithdrawnMail,
} from './features/badges/mails/evidence-mails.ts';
import { digestMail } from './features/digest/mails/digest-mail.ts';
import { listingApprovedMail } from './features/moderation/mails/listing-approved-mail.ts';
import { listingRejectedMail } from './features/moderation/mails/listing-rejected-mail.ts';
import { listingsDecidedMail } from './features/moderation/mails/listings-decided-mail.ts';
import { accountClosedMail } from './features/own-data/mails/account-closed-mail.ts';
import { paymentArrivedMail } from './features/promotion/mails/payment-arrived-mail.ts';
import { paymentNotFoundMail } from './features/promotion/mails/payment-not-found-mail.ts';
import { placeEndedMail } from './features/promotion/mails/place-ended-mail.ts';
import { listingHeldMail } from './features/reports/mails/listing-held-mail.ts';
import { listingHiddenMail } from './features/reports/mails/listing-hidden-mail.ts';
import { reportAnsweredMail } from './features/reports/mails/report-answered-mail.ts';
import { warningMail } from './features/reports/mails/warning-mail.ts';
import { backupFailedMail } from './features/system/mails/backup-failed-mail.ts';
import { testMail } from './features/system/mails/test-mail.ts';
import { accountBannedMail } from './features/users/mails/account-banned-mail.ts';
import { accountDeletedMail } from './features/users/mails/account-deleted-mail.ts';
import { banLiftedMail } from './features/users/mails/ban-lifted-mail.ts';
import { roleChangedMail } from './features/users/mails/role-changed-mail.ts';

const siteName = 'Homes of Example';
const link = 'https://homes.example/somewhere';
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
    newLogin: newLoginMail({ siteName, name, loggedInAt: changedAt, link }),
    sessionReused: sessionReusedMail({ siteName, name, startedAt: changedAt, usedAt: changedAt, link }),
    twoStepOn: twoStepChangedMail({ siteName, name, to: 'on', changedAt, link }),
    twoStepOff: twoStepChangedMail({ siteName, name, to: 'off', changedAt, link }),
    listingApproved: listingApprovedMail({ siteName, name, title, link }),
    listingRejected: listingRejectedMail({ siteName, name, title, reason: title, link }),
    listingsDecided: listingsDecidedMail({
      siteName,
      name,
      approved: severalOf(title),
      rejected: Array.from({ length: 12 }, () => ({ title, reason: title })),
      link,
    }),
    accountBanned: accountBannedMail({ siteName, name, reason: title, link }),
    roleGiven: roleChangedMail({ siteName, name, role: 'moderator', link }),
    roleTaken: roleChangedMail({ siteName, name, role: 'user', link }),
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
    backupFailed: backupFailedMail({ siteName, name, reason: title, link }),
    digest: digestMail({
      siteName,
      name,
      parts: [{ title, link, fresh: 4, total: 5, oldestAt: changedAt, labels: [title] }],
      link,
      changeLink: link,
    }),
    test: testMail({ siteName, name, sentAt: changedAt, link }),
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

test.each(Object.entries(allMails('Asha', 'Title')))(
  '%s has a value for each of its parameters',
  (_name, mail) => {
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/undefined|NaN|\[object|[{}]/);
  },
);

test.each(Object.entries(allMails('Asha', 'Title')))('%s uses the site’s configured name', (_name, mail) => {
  expect(mail.text).toContain(siteName);
  expect(`${mail.subject} ${mail.html} ${mail.text}`).not.toContain('Thikana');
});
