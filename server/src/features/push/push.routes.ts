import * as contract from '@thikana/contract/push';
import type { Kysely } from 'kysely';
import { type Binding, bind, bindLimited, perAccount } from '../../http/binding.ts';
import { newId } from '../../lib/ids.ts';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import type { PushSender } from '../../platform/push/push-sender.ts';
import { noteOptionalConsent } from '../consent/consent.feature.ts';

export interface PushDependencies {
  db: Kysely<Tables>;
  pushSender: Pick<PushSender, 'publicKey'>;
  now: () => Date;
}

const purpose = 'notifications';

export function pushRoutes({ db, pushSender, now }: PushDependencies): Binding[] {
  return [
    bind(contract.viewPush, async ({ viewer: { user } }) => {
      const row = await db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('session_id', '=', user.sessionId)
        .executeTakeFirst();
      return { isOn: row !== undefined, publicKey: pushSender.publicKey };
    }),
    bindLimited(contract.startPush, [perAccount(30)], async ({ viewer: { user }, body }) => {
      const at = now();
      await db.transaction().execute(async (transaction) => {
        // The browser may have belonged to an earlier session, or this session to an earlier subscription.
        await transaction
          .deleteFrom('push_subscriptions')
          .where(({ or, eb }) =>
            or([eb('session_id', '=', user.sessionId), eb('endpoint', '=', body.endpoint)]),
          )
          .execute();
        await transaction
          .insertInto('push_subscriptions')
          .values({
            id: newId(at),
            session_id: user.sessionId,
            user_id: user.id,
            endpoint: body.endpoint,
            ...body.keys,
            created_at: at,
          })
          .execute();
        await noteOptionalConsent(transaction, { userId: user.id, purpose, isGiven: true, at });
      });
      return { message: m.push_started() };
    }),
    bind(contract.stopPush, async ({ viewer: { user } }) => {
      await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('push_subscriptions').where('session_id', '=', user.sessionId).execute();
        const other = await transaction
          .selectFrom('push_subscriptions')
          .select('id')
          .where('user_id', '=', user.id)
          .executeTakeFirst();
        if (!other)
          await noteOptionalConsent(transaction, { userId: user.id, purpose, isGiven: false, at: now() });
      });
      return { message: m.push_stopped() };
    }),
  ];
}
