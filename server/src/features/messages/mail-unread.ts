import type { EnquiryAnswer, VisitAction } from '@thikana/contract/conversations';
import type { Introduction } from '@thikana/contract/introduction';
import type { Transaction } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import { hourMilliseconds, minuteMilliseconds } from '../../lib/durations.ts';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import { introductionLines } from '../enquiries/enquiries.feature.ts';
import { titleOfConversation } from '../listings/listings.feature.ts';
import { signConversationLink } from './conversation-links.ts';
import { conversationsRepository } from './conversations.repository.ts';
import { unreadMessagesMail } from './mails/unread-messages-mail.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';
import { otherOf } from './messages.policy.ts';
import { otherNameFor } from './seeker-name.ts';
import { type UnreadText, unreadRepository } from './unread.repository.ts';

const unreadMilliseconds = 5 * minuteMilliseconds;
const pauseMilliseconds = hourMilliseconds;
const peopleAtOnce = 50;
const textsInMail = 5;

type Dependencies = Pick<MessagesDependencies, 'db' | 'mail' | 'links' | 'site' | 'now'>;
type Waiting = Awaited<ReturnType<ReturnType<typeof unreadRepository>['listForMail']>>[number];

/**
 * Emails people who have not read a message for five minutes, at most once an hour per conversation. Email and mark
 * commit together, so that a crash neither loses nor repeats one. Returns the number of people.
 */
export async function mailUnread(dependencies: Dependencies): Promise<number> {
  const count = await dependencies.db.transaction().execute(async (transaction) => {
    const at = dependencies.now();
    const rows = await unreadRepository(transaction).listForMail({
      waitingBefore: new Date(at.getTime() - unreadMilliseconds),
      mailedBefore: new Date(at.getTime() - pauseMilliseconds),
      limit: peopleAtOnce,
    });
    for (const row of rows) {
      const isMailed = await mailOne(transaction, dependencies, row, at);
      await unreadRepository(transaction).stopWaiting(
        row.conversation_id,
        row.user_id,
        isMailed ? at : undefined,
      );
    }
    return rows.length;
  });
  return count < peopleAtOnce ? count : count + (await mailUnread(dependencies));
}

async function mailOne(
  transaction: Transaction<Tables>,
  { mail, links, site }: Dependencies,
  waiting: Waiting,
  at: Date,
): Promise<boolean> {
  const conversations = conversationsRepository(transaction);
  const conversation = await conversations.find(waiting.conversation_id);
  const otherId = conversation && otherOf(conversation, waiting.user_id);
  if (!conversation || !otherId) return false;
  const people = await conversations.listParticipants([waiting.user_id, otherId]);
  const reader = people.find(({ id }) => id === waiting.user_id);
  const other = people.find(({ id }) => id === otherId);
  if (!reader || !other || reader.banned_at || other.banned_at) return false;
  if ((await conversations.listBlocks(reader.id, otherId)).length > 0) return false;
  const unread = await unreadRepository(transaction).listUnreadTexts(conversation.id, reader.id, {
    after: waiting.read_number,
    limit: textsInMail,
  });
  const introduction =
    waiting.read_number === 0 && reader.id === conversation.owner_id
      ? await unreadRepository(transaction).findIntroduction(conversation.id)
      : undefined;
  const token = signConversationLink(links, { conversationId: conversation.id, user: reader }, at);
  const titleFor = await titleOfConversation(transaction, conversation);
  await mail.enqueue(transaction, reader, () =>
    unreadMessagesMail({
      siteName: site.name,
      name: reader.name,
      otherName: otherNameFor(conversation, reader.id, other.name),
      title: titleFor(reader.id),
      count: waiting.unread,
      // The address is unconfirmed, so its reader only learns that a message waits.
      texts: reader.is_verified ? [...introduced(introduction), ...unread.map(mailedText)] : [],
      link: pageUrl(
        site.publicUrl,
        reader.is_verified ? `/conversation/${token}` : `/dashboard/messages/${conversation.id}`,
      ),
    }),
  );
  return true;
}

const visitWords = {
  proposed: m.unread_visit_proposed,
  moved: m.unread_visit_moved,
  accepted: m.unread_visit_accepted,
  cancelled: m.unread_visit_cancelled,
} satisfies Record<VisitAction, () => string>;

const answerWords = {
  available: m.unread_answer_available,
  taken: m.unread_answer_taken,
  declined: m.unread_answer_declined,
} satisfies Record<EnquiryAnswer, () => string>;

function introduced(introduction: Introduction | undefined): string[] {
  return introduction ? [introductionLines(introduction).join('\n')] : [];
}

function mailedText({ text, pictures, visitAction, answer }: UnreadText): string {
  if (answer) return answerWords[answer]();
  if (visitAction) return visitWords[visitAction]();
  return [text, pictures > 0 ? m.unread_pictures({ count: pictures }) : ''].filter(Boolean).join('\n');
}
