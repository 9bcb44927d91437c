import { AppError } from '@thikana/contract/errors';
import { expiry } from '@thikana/contract/expiry';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { SignedLinks } from '../../lib/signed-links.ts';
import { conversationsRepository, type Participant } from './conversations.repository.ts';
import type { MessagesDependencies } from './messages.dependencies.ts';

const purpose = 'answer-conversation';
const lifetimeMilliseconds = expiry.conversationLinkDays * dayMilliseconds;

interface LinkOwner {
  conversationId: string;
  userId: string;
}

/** A link that lets one person read and answer one conversation, until it expires or their password changes. */
export function signConversationLink(
  links: SignedLinks,
  { conversationId, user }: { conversationId: string; user: Pick<Participant, 'id' | 'session_version'> },
  now: Date,
): string {
  const subject = `${conversationId} ${user.id} ${user.session_version}`;
  return links.sign(purpose, subject, new Date(now.getTime() + lifetimeMilliseconds));
}

/** The person that a mailed link identifies. */
export async function readConversationLink(
  { db, links, now }: Pick<MessagesDependencies, 'db' | 'links' | 'now'>,
  token: string,
): Promise<LinkOwner> {
  const subject = links.read(purpose, token, now());
  const [conversationId = '', userId = '', version] = subject?.split(' ') ?? [];
  const [user] = subject ? await conversationsRepository(db).listParticipants([userId]) : [];
  if (!user || user.banned_at || String(user.session_version) !== version)
    throw new AppError('conversation_link_invalid');
  return { conversationId, userId };
}
