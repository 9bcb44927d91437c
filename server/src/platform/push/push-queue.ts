import type { SiteLanguage } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import type { PushNotice } from '@thikana/contract/push';
import { type Kysely, sql, type Transaction } from 'kysely';
import { inLanguage } from '../../lib/current-language.ts';
import type { Tables } from '../database/tables.ts';
import type { JobKind, Jobs, QueuedKind } from '../jobs/jobs.ts';
import type { PushSender } from './push-sender.ts';

/** A user, and the language of their notifications. */
interface PushReader {
  id: string;
  language: SiteLanguage;
}

export interface PushQueue {
  /**
   * Queues a notification for each browser of this user that wants them; it is sent after the commit. The notice names
   * its page without a language.
   */
  enqueue(transaction: Transaction<Tables>, reader: PushReader, compose: () => PushNotice): Promise<void>;
}

interface PushJob {
  subscriptionId: string;
  notice: PushNotice;
}

const sendPush: QueuedKind<PushJob> = { name: 'send-push' };

/** Later than an hour, a notification is no news; the email has it. */
export function sendPushJob(
  options: { db: Kysely<Tables>; now: () => Date },
  sender: PushSender,
): JobKind<PushJob> {
  const { db, now } = options;
  return {
    name: sendPush.name,
    retryLimit: 60,
    retryDelaySeconds: 60,
    concurrency: 4,
    async run({ subscriptionId, notice }) {
      const [target] = await live(db, now(), sql`push_subscriptions.id = ${subscriptionId}`);
      if (target && (await sender.send(target, notice)) === 'gone')
        await db.deleteFrom('push_subscriptions').where('id', '=', subscriptionId).execute();
    },
  };
}

export function createPushQueue(jobs: Jobs, now: () => Date): PushQueue {
  return {
    async enqueue(transaction, { id: userId, language }, compose) {
      const targets = await live(transaction, now(), sql`push_subscriptions.user_id = ${userId}`);
      if (targets.length === 0) return;
      const notice = inLanguage(language, () => {
        const composed = compose();
        return { ...composed, path: pathIn(composed.path) };
      });
      await jobs.enqueueAll(
        transaction,
        sendPush,
        targets.map(({ id }) => ({ subscriptionId: id, notice })),
      );
    },
  };
}

/** Subscriptions whose session has not ended. */
async function live(
  db: Kysely<Tables> | Transaction<Tables>,
  now: Date,
  which: ReturnType<typeof sql>,
): Promise<{ id: string; endpoint: string; p256dh: string; auth: string }[]> {
  const { rows } = await sql<{ id: string; endpoint: string; p256dh: string; auth: string }>`
    select push_subscriptions.id, endpoint, p256dh, auth
    from push_subscriptions
      join sessions on sessions.id = session_id
      join users on users.id = push_subscriptions.user_id
    where ${which} and version = session_version and expires_at > ${now} and banned_at is null`.execute(db);
  return rows;
}
