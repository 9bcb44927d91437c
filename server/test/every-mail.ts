import { newLoginMail } from '#server/features/accounts/mails/new-login-mail.ts';
import { ownCodeMail } from '#server/features/accounts/mails/own-code-mail.ts';
import { passwordChangedMail } from '#server/features/accounts/mails/password-changed-mail.ts';
import { passwordResetMail } from '#server/features/accounts/mails/password-reset-mail.ts';
import { sessionReusedMail } from '#server/features/accounts/mails/session-reused-mail.ts';
import { twoStepChangedMail } from '#server/features/accounts/mails/two-step-changed-mail.ts';
import { verificationMail } from '#server/features/accounts/mails/verification-mail.ts';
import { newMatchesMail } from '#server/features/alerts/mails/new-matches-mail.ts';
import { priceDropMail } from '#server/features/alerts/mails/price-drop-mail.ts';
import { searchConfirmationMail } from '#server/features/alerts/mails/search-confirmation-mail.ts';
import {
  listingsUnconfirmedMail,
  listingUnconfirmedMail,
} from '#server/features/availability/mails/listing-unconfirmed-mail.ts';
import {
  stillAvailableMail,
  stillAvailableOfManyMail,
} from '#server/features/availability/mails/still-available-mail.ts';
import {
  evidenceDeclinedMail,
  evidenceRecordedMail,
  evidenceWithdrawnMail,
} from '#server/features/badges/mails/evidence-mails.ts';
import { complaintDecidedMail } from '#server/features/complaints/mails/complaint-decided-mail.ts';
import { complaintReceivedMail } from '#server/features/complaints/mails/complaint-received-mail.ts';
import { complaintsDueMail } from '#server/features/complaints/mails/complaints-due-mail.ts';
import { digestMail } from '#server/features/digest/mails/digest-mail.ts';
import { enquiryReminderMail } from '#server/features/enquiries/mails/enquiry-reminder-mail.ts';
import { enquiryUnansweredMail } from '#server/features/enquiries/mails/enquiry-unanswered-mail.ts';
import { listingPausedMail } from '#server/features/enquiries/mails/listing-paused-mail.ts';
import { unreadMessagesMail } from '#server/features/messages/mails/unread-messages-mail.ts';
import {
  visitAgreedMail,
  visitOffMail,
  visitReminderMail,
} from '#server/features/messages/mails/visit-mails.ts';
import { listingApprovedMail } from '#server/features/moderation/mails/listing-approved-mail.ts';
import { listingRejectedMail } from '#server/features/moderation/mails/listing-rejected-mail.ts';
import { listingsDecidedMail } from '#server/features/moderation/mails/listings-decided-mail.ts';
import { textsDecidedMail } from '#server/features/moderation/mails/texts-decided-mail.ts';
import { accountClosedMail } from '#server/features/own-data/mails/account-closed-mail.ts';
import { paymentArrivedMail } from '#server/features/promotion/mails/payment-arrived-mail.ts';
import { paymentNotFoundMail } from '#server/features/promotion/mails/payment-not-found-mail.ts';
import { placeEndedMail } from '#server/features/promotion/mails/place-ended-mail.ts';
import { listingHeldMail } from '#server/features/reports/mails/listing-held-mail.ts';
import { listingHiddenMail } from '#server/features/reports/mails/listing-hidden-mail.ts';
import { reportAnsweredMail } from '#server/features/reports/mails/report-answered-mail.ts';
import { warningMail } from '#server/features/reports/mails/warning-mail.ts';
import { contactMessageMail } from '#server/features/site/mails/contact-message-mail.ts';
import { backupFailedMail } from '#server/features/system/mails/backup-failed-mail.ts';
import { testMail } from '#server/features/system/mails/test-mail.ts';
import { confirmMessageMail } from '#server/features/unconfirmed-messages/mails/confirm-message-mail.ts';
import { accountBannedMail } from '#server/features/users/mails/account-banned-mail.ts';
import { accountDeletedMail } from '#server/features/users/mails/account-deleted-mail.ts';
import { banLiftedMail } from '#server/features/users/mails/ban-lifted-mail.ts';
import { roleChangedMail } from '#server/features/users/mails/role-changed-mail.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';

export const siteName = 'Homes of Example';
export const link = 'https://homes.example/somewhere';
const at = new Date('2026-08-28T18:45:00Z');
const due = { number: 'C-2026-000123', kind: 'intimate', due_at: at } as const;

export interface MailOfKind {
  /** The function that makes it. */
  by: string;
  compose: () => Mail;
}

function mailOf<About>(make: (about: About) => Mail, about: About): MailOfKind {
  return { by: make.name, compose: () => make(about) };
}

/** Emails to a person, which greet them and have one button: every kind, in each of its forms. */
export function everyLetter(name: string, title: string): Record<string, MailOfKind> {
  const to = { siteName, name, link };
  const several = [
    { title, intent: 'rent' as const, daysToAnswer: 1, link: `${link}/one` },
    { title, intent: 'sell' as const, daysToAnswer: 5, link: `${link}/other` },
  ];
  const visit = { ...to, otherName: name, title, location: title, startsAt: at };
  const calendar = { method: 'PUBLISH', content: '' } as const;
  const message = { ...to, otherName: name, title };
  return {
    verification: mailOf(verificationMail, to),
    passwordReset: mailOf(passwordResetMail, to),
    passwordResetByAdmin: mailOf(passwordResetMail, { ...to, isByAdmin: true }),
    passwordChanged: mailOf(passwordChangedMail, { ...to, changedAt: at }),
    newLogin: mailOf(newLoginMail, { ...to, loggedInAt: at }),
    sessionReused: mailOf(sessionReusedMail, { ...to, startedAt: at, usedAt: at }),
    twoStepOn: mailOf(twoStepChangedMail, { ...to, to: 'on', changedAt: at }),
    twoStepOff: mailOf(twoStepChangedMail, { ...to, to: 'off', changedAt: at }),
    listingApproved: mailOf(listingApprovedMail, { ...to, title }),
    listingRejected: mailOf(listingRejectedMail, { ...to, title, reason: title }),
    textsApproved: mailOf(textsDecidedMail, { ...to, title }),
    textsRejected: mailOf(textsDecidedMail, { ...to, title, reason: title }),
    listingsDecided: mailOf(listingsDecidedMail, {
      ...to,
      approved: several,
      rejected: Array.from({ length: 12 }, () => ({ title, reason: title })),
    }),
    accountBanned: mailOf(accountBannedMail, { ...to, reason: title }),
    roleTaken: mailOf(roleChangedMail, { ...to, role: 'user' }),
    roleModerator: mailOf(roleChangedMail, { ...to, role: 'moderator' }),
    roleEditor: mailOf(roleChangedMail, { ...to, role: 'editor' }),
    roleAdmin: mailOf(roleChangedMail, { ...to, role: 'admin' }),
    banLifted: mailOf(banLiftedMail, to),
    listingHeld: mailOf(listingHeldMail, { ...to, title }),
    listingHidden: mailOf(listingHiddenMail, { ...to, title, reason: title }),
    warning: mailOf(warningMail, { ...to, label: title, reason: title }),
    reportDismissed: mailOf(reportAnsweredMail, { ...to, label: title, hasActed: false }),
    reportActedOn: mailOf(reportAnsweredMail, { ...to, label: title, hasActed: true }),
    accountDeleted: mailOf(accountDeletedMail, to),
    accountClosed: mailOf(accountClosedMail, to),
    enquiryReminder: mailOf(enquiryReminderMail, {
      ...{ ...to, title, seekerNumber: 2 },
      enquiry: {
        text: title,
        introduction: { people: 2, from: '2026-12-01', months: 11, work: title, pets: 'no' },
        answerLink: link,
      },
    }),
    enquiryReminderUnconfirmed: mailOf(enquiryReminderMail, { ...to, title, seekerNumber: 1 }),
    enquiryUnanswered: mailOf(enquiryUnansweredMail, {
      ...{ ...to, title, why: 'unanswered' },
      similar: [{ title, text: title, link }],
    }),
    enquiryGone: mailOf(enquiryUnansweredMail, { ...to, title, why: 'gone', similar: [] }),
    listingPaused: mailOf(listingPausedMail, { ...to, title, count: 3 }),
    stillAvailable: mailOf(stillAvailableMail, { ...to, title, intent: 'rent', daysToAnswer: 5 }),
    stillForSale: mailOf(stillAvailableMail, { ...to, title, intent: 'sell', daysToAnswer: 1 }),
    stillAvailableOfMany: mailOf(stillAvailableOfManyMail, { ...to, listings: several, more: 3 }),
    rentalUnconfirmed: mailOf(listingUnconfirmedMail, { ...to, title, intent: 'rent' }),
    saleUnconfirmed: mailOf(listingUnconfirmedMail, { ...to, title, intent: 'sell' }),
    listingsUnconfirmed: mailOf(listingsUnconfirmedMail, { ...to, listings: several, more: 3 }),
    paymentArrived: mailOf(paymentArrivedMail, {
      ...{ ...to, title, priceRupees: 1_500 },
      ...{ reference: title, endsAt: at },
    }),
    paymentNotFound: mailOf(paymentNotFoundMail, {
      ...{ ...to, title, priceRupees: 1_500 },
      ...{ reference: title, reason: title },
    }),
    placeEnded: mailOf(placeEndedMail, { ...to, title, endsAt: at }),
    papersSeen: mailOf(evidenceRecordedMail, { ...to, title, kind: 'papers', until: at }),
    siteVisited: mailOf(evidenceRecordedMail, { ...to, title, kind: 'visit', until: at }),
    papersTakenBack: mailOf(evidenceWithdrawnMail, { ...to, title, kind: 'papers' }),
    visitTakenBack: mailOf(evidenceWithdrawnMail, { ...to, title, kind: 'visit' }),
    papersDeclined: mailOf(evidenceDeclinedMail, { ...to, title, kind: 'papers', reason: title }),
    visitDeclined: mailOf(evidenceDeclinedMail, { ...to, title, kind: 'visit', reason: title }),
    complaintsDue: mailOf(complaintsDueMail, { ...to, what: 'escalation', stages: [due] }),
    backupFailed: mailOf(backupFailedMail, { ...to, reason: title }),
    digest: mailOf(digestMail, {
      ...to,
      parts: [{ title, link, fresh: 4, total: 5, oldestAt: at, labels: [title] }],
      changeLink: link,
    }),
    digestOfSeveral: mailOf(digestMail, {
      ...to,
      parts: [title, title].map((each) => ({
        ...{ title: each, link, fresh: 1, total: 1 },
        ...{ oldestAt: at, labels: [each] },
      })),
      changeLink: link,
    }),
    test: mailOf(testMail, { ...to, sentAt: at }),
    priceDrop: mailOf(priceDropMail, { ...to, cheaper: [{ title, text: title, link }], manageLink: link }),
    priceDrops: mailOf(priceDropMail, {
      ...to,
      cheaper: [title, title].map((text) => ({ title, text, link })),
      manageLink: link,
    }),
    unreadMessage: mailOf(unreadMessagesMail, { ...message, texts: [title], count: 1 }),
    unreadMessages: mailOf(unreadMessagesMail, { ...message, texts: [title, title], count: 2 }),
    unreadAndUnconfirmed: mailOf(unreadMessagesMail, { ...message, texts: [], count: 1 }),
    visitAgreed: mailOf(visitAgreedMail, {
      ...{ ...visit, calendar },
      ...{ isRemindedDayBefore: true, isRemindedHoursBefore: true },
    }),
    visitMoved: mailOf(visitOffMail, { ...visit, calendar, reason: 'moved' }),
    visitCancelled: mailOf(visitOffMail, { ...visit, calendar, reason: 'other' }),
    ownVisitCancelled: mailOf(visitOffMail, { ...visit, calendar, reason: 'own' }),
    visitorLeft: mailOf(visitOffMail, { ...visit, calendar, reason: 'left' }),
    visitReminder: mailOf(visitReminderMail, visit),
  };
}

/** Emails without a name or without a button. */
export function everyOtherMail(name: string, title: string): Record<string, MailOfKind> {
  const entry = { title, text: title, link };
  const search = { label: title, link };
  const complaint = { siteName, number: 'C-2026-000123', stage: 'complaint', link } as const;
  const matches = { siteName, more: 0, manageLink: link };
  return {
    ownCode: mailOf(ownCodeMail, { siteName, name, code: '123456' }),
    newMatch: mailOf(newMatchesMail, { ...matches, found: [entry], searches: [search] }),
    newMatches: mailOf(newMatchesMail, {
      ...{ ...matches, more: 3 },
      ...{ found: [entry, entry], searches: [search, search] },
    }),
    searchConfirmation: mailOf(searchConfirmationMail, { siteName, ...search }),
    confirmMessage: mailOf(confirmMessageMail, { siteName, title, hasAccount: false, link }),
    confirmMessageOfAccount: mailOf(confirmMessageMail, { siteName, title, hasAccount: true, link }),
    complaintReceived: mailOf(complaintReceivedMail, { ...complaint, kind: 'order', dueAt: at }),
    appealReceived: mailOf(complaintReceivedMail, {
      ...{ ...complaint, stage: 'appeal' },
      ...{ kind: 'other', dueAt: at },
    }),
    complaintUpheld: mailOf(complaintDecidedMail, {
      ...{ ...complaint, outcome: 'upheld', reason: title },
      appealUntil: at,
    }),
    complaintPartly: mailOf(complaintDecidedMail, {
      ...{ ...complaint, outcome: 'partly', reason: title },
      appealUntil: at,
    }),
    appealDeclined: mailOf(complaintDecidedMail, {
      ...{ ...complaint, stage: 'appeal', outcome: 'declined', reason: title },
      appealUntil: undefined,
    }),
    complaintUrgent: mailOf(complaintsDueMail, {
      ...{ siteName, name: '', what: 'urgent' },
      ...{ stages: [due], link },
    }),
    complaintsWarning: mailOf(complaintsDueMail, {
      ...{ siteName, name: '', what: 'warning' },
      ...{ stages: [due, due], link },
    }),
    contactMessage: mailOf(contactMessageMail, {
      ...{ siteName, name, message: title },
      email: 'visitor@homes.example',
    }),
  };
}
