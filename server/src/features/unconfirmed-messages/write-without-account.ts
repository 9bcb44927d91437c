import { expiry } from '@thikana/contract/expiry';
import { filledIntroduction } from '@thikana/contract/introduction';
import { currentLanguage } from '@thikana/contract/language';
import type { writeWithoutAccount as writeWithoutAccountEndpoint } from '@thikana/contract/unconfirmed-messages';
import type { z } from 'zod';
import { perAddress } from '../../http/binding.ts';
import { daySeconds, hourMilliseconds } from '../../lib/durations.ts';
import { newId } from '../../lib/ids.ts';
import { emailKey } from '../accounts/accounts.feature.ts';
import { messageLinkJob } from './mail-message-link.ts';
import type { UnconfirmedMessagesDependencies } from './unconfirmed-messages.dependencies.ts';
import { unconfirmedMessagesRepository } from './unconfirmed-messages.repository.ts';

const perVisitor = perAddress(20);
const lifetimeMilliseconds = expiry.unconfirmedMessageHours * hourMilliseconds;

interface FirstMessage extends z.output<typeof writeWithoutAccountEndpoint.body> {
  listingId: string;
}

/**
 * Keeps a message until its sender confirms the email address. Whether the address has an account is looked up after
 * the answer, so that neither its text nor its time reveals it.
 */
export async function writeWithoutAccount(
  dependencies: UnconfirmedMessagesDependencies,
  { listingId, email, key, text, introduction }: FirstMessage,
  address: string | undefined,
): Promise<void> {
  const { db, jobs, limiter, settings, conversations, now } = dependencies;
  const viewer = { user: undefined, address, agent: undefined };
  await limiter.use('writeWithoutAccount', perVisitor, viewer);
  const { conversationsADay } = await settings.get();
  // The allowance of an account, counted for the address: it also limits the emails that a stranger can cause.
  await limiter.useKey('unconfirmed-messages', emailKey(email), {
    points: conversationsADay,
    windowSeconds: daySeconds,
  });
  await conversations.requireOffered(listingId);
  const at = now();
  const id = newId(at);
  await db.transaction().execute(async (transaction) => {
    const isNew = await unconfirmedMessagesRepository(transaction).insert({
      id,
      listing_id: listingId,
      email,
      email_key: emailKey(email),
      key,
      text,
      introduction: filledIntroduction(introduction) ?? null,
      language: currentLanguage(),
      created_at: at,
      expires_at: new Date(at.getTime() + lifetimeMilliseconds),
    });
    if (isNew) await jobs.enqueue(transaction, messageLinkJob(dependencies), { id });
  });
}
