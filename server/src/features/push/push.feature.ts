import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type PushDependencies, pushRoutes } from './push.routes.ts';

/** Notifications of browsers. Features queue them through `platform/push`. */
export function pushFeature(dependencies: PushDependencies) {
  return {
    bindings: pushRoutes(dependencies),
    /** Ends the notifications of all browsers of an account. */
    async stopAll(transaction: Transaction<Tables>, userId: string): Promise<void> {
      await transaction.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute();
    },
  };
}
