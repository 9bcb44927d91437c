import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { compareListing, rememberListing } from './compare-listing.ts';
import type { FraudChecksDependencies } from './fraud-checks.dependencies.ts';
import { signalsRepository } from './fraud-checks.repository.ts';
import { signalsRoutes } from './fraud-checks.routes.ts';

export { countPendingBySignal, hasOpenSignal, listSignalKinds } from './has-open-signal.ts';

const readAtOnce = 200;

/** Fraud checks: signals about listings, for administrators to review. */
export function fraudChecksFeature(dependencies: FraudChecksDependencies) {
  const { db, jobs } = dependencies;
  const compare: JobKind<{ id: string }> = {
    name: 'compare-listing',
    retryLimit: 5,
    retryDelaySeconds: 10,
    run: ({ id }) => compareListing(dependencies, id),
  };
  jobs.add(compare);
  // Listings that were imported, or posted before this feature existed.
  jobs.add({
    name: 'remember-listings',
    retryLimit: 2,
    schedule: '*/10 * * * *',
    async run() {
      for (const id of await signalsRepository(db).listUnread(readAtOnce))
        await rememberListing(dependencies, id);
    },
  });
  return {
    bindings: signalsRoutes(dependencies),
    /** Called after a listing was posted or edited. */
    queueFraudChecks: (transaction: Transaction<Tables>, listingId: string) =>
      jobs.enqueue(transaction, compare, { id: listingId }, { priority: 'low' }),
  };
}
