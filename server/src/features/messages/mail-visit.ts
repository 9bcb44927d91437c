import type { Transaction } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import { m } from '../../paraglide/messages.js';
import type { ConversationRow, VisitRow } from '../../platform/database/tables/message-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { listingRows, titleOfConversation } from '../listings/listings.feature.ts';
import type { Participant } from './conversations.repository.ts';
import type { LockedConversation } from './lock-conversation.ts';
import { type CalendarVisit, visitCalendar } from './mails/visit-calendar.ts';
import { visitAgreedMail, visitOffMail, visitReminderMail } from './mails/visit-mails.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { otherNameFor } from './seeker-name.ts';

type Dependencies = Pick<MessagesDependencies, 'mail' | 'push' | 'settings' | 'site' | 'now'>;

/** Emails both members about an agreed visit, with a calendar file, and notifies the other one's browsers. */
export async function mailVisitOn(
  transaction: Transaction<Tables>,
  dependencies: Dependencies,
  locked: LockedConversation,
  visit: VisitRow,
): Promise<void> {
  const facts = await factsOf(transaction, dependencies, locked, visit);
  await pushVisit(transaction, dependencies, locked, [locked.other], m.push_visit_agreed);
  await mailBoth(transaction, dependencies, locked, (people, reader) =>
    visitAgreedMail({
      ...shownOf(dependencies, facts, reader),
      ...people,
      calendar: calendarOf(dependencies, facts, reader, { isCancelled: false }),
      isRemindedDayBefore: visit.day_reminder_at !== null,
      isRemindedHoursBefore: visit.hour_reminder_at !== null,
    }),
  );
}

/** Emails both members that an agreed visit was moved or cancelled. */
export async function mailVisitCancelled(
  transaction: Transaction<Tables>,
  dependencies: Dependencies,
  locked: LockedConversation,
  visit: VisitRow,
  reason: 'moved' | 'cancelled' | 'left',
): Promise<void> {
  const newer = { ...visit, sequence: visit.sequence + 1 };
  const facts = await factsOf(transaction, dependencies, locked, newer);
  await pushVisit(transaction, dependencies, locked, [locked.other], m.push_visit_off);
  await mailBoth(transaction, dependencies, locked, (people, reader) =>
    visitOffMail({
      ...shownOf(dependencies, facts, reader),
      ...people,
      calendar: calendarOf(dependencies, facts, reader, { isCancelled: true }),
      reason: reason === 'cancelled' ? (reader === locked.me ? 'own' : 'other') : reason,
    }),
  );
}

export async function mailVisitReminder(
  transaction: Transaction<Tables>,
  dependencies: Dependencies,
  locked: LockedConversation,
  visit: VisitRow,
): Promise<void> {
  const facts = await factsOf(transaction, dependencies, locked, visit);
  await pushVisit(transaction, dependencies, locked, [locked.me, locked.other], m.push_visit_soon);
  await mailBoth(transaction, dependencies, locked, (people, reader) =>
    visitReminderMail({ ...shownOf(dependencies, facts, reader), ...people }),
  );
}

async function factsOf(
  transaction: Transaction<Tables>,
  { settings }: Dependencies,
  { conversation }: LockedConversation,
  visit: VisitRow,
) {
  const { contactEmail } = await settings.get();
  const listing = conversation.listing_id
    ? await listingRows(transaction).find(conversation.listing_id)
    : undefined;
  return {
    visit,
    contactEmail,
    titleFor: await titleOfConversation(transaction, conversation),
    location: listing?.location ?? '',
    startsAt: visit.starts_at ?? visit.created_at,
    path: `/dashboard/messages/${conversation.id}`,
  };
}
type Facts = Awaited<ReturnType<typeof factsOf>>;

/** What each email about a visit shows. */
function shownOf({ site }: Dependencies, { titleFor, location, startsAt, path }: Facts, reader: Participant) {
  return {
    siteName: site.name,
    title: titleFor(reader.id),
    location,
    startsAt,
    link: pageUrl(site.publicUrl, path),
  };
}

function calendarOf(
  { site, now }: Dependencies,
  { visit, contactEmail, titleFor, location, startsAt, path }: Facts,
  reader: Participant,
  { isCancelled }: { isCancelled: boolean },
) {
  const entry: CalendarVisit = {
    id: `${visit.id}@${new URL(site.publicUrl).hostname}`,
    sequence: visit.sequence,
    startsAt,
    summary: m.visit_calendar_summary({ title: titleFor(reader.id) }),
    location,
    description: m.visit_calendar_description({ site: site.name }),
    url: pageUrl(site.publicUrl, path),
    organizer: { name: site.name, email: contactEmail },
  };
  return visitCalendar(entry, { isCancelled, now: now() });
}

async function pushVisit(
  transaction: Transaction<Tables>,
  { push }: Dependencies,
  { conversation, me, other }: LockedConversation,
  readers: readonly (Participant | undefined)[],
  title: () => string,
): Promise<void> {
  const titleFor = await titleOfConversation(transaction, conversation);
  for (const reader of readers) {
    if (!reader) continue;
    await push.enqueue(transaction, reader, () => ({
      title: title(),
      body: m.push_visit_text({
        title: titleFor(reader.id),
        name: nameOf(reader === me ? other : me, conversation, reader),
      }),
      path: `/dashboard/messages/${conversation.id}`,
      tag: conversation.id,
    }));
  }
}

/** Members with a confirmed email address. */
async function mailBoth(
  transaction: Transaction<Tables>,
  { mail }: Dependencies,
  { conversation, me, other }: LockedConversation,
  compose: (people: { name: string; otherName: string }, reader: Participant) => Mail,
): Promise<void> {
  for (const [reader, partner] of [
    [me, other],
    [other, me],
  ]) {
    if (!reader?.is_verified || reader.banned_at) continue;
    await mail.enqueue(transaction, reader, () =>
      compose({ name: reader.name, otherName: nameOf(partner, conversation, reader) }, reader),
    );
  }
}

function nameOf(person: Participant | undefined, conversation: ConversationRow, reader: Participant): string {
  return person ? otherNameFor(conversation, reader.id, person.name) : '';
}
