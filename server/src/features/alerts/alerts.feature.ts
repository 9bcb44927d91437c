import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { alertForms } from './alerts.forms.ts';
import { alertsRoutes } from './alerts.routes.ts';
import { deleteStale } from './delete-stale.ts';
import { recipientOfUser } from './find-recipient.ts';
import { mailMatches } from './mail-matches.ts';
import { mailPriceDrops } from './mail-price-drops.ts';
import { matchListing } from './match-listing.ts';
import { pauseAlerts } from './pause-alerts.ts';

const matchedTogether = 100;

interface MatchData {
  listingIds?: readonly string[];
  /** In jobs that an earlier version queued. */
  listingId?: string;
}

/** Saved searches, shortlists and the emails about them. */
export function alertsFeature(dependencies: AlertsDependencies) {
  const { db, jobs, settings, now } = dependencies;
  const retries = { retryLimit: 100, retryDelaySeconds: 2, expireSeconds: 120 };
  const mailFound: JobKind<object> = {
    ...retries,
    name: 'mail-matches',
    run: () => mailMatches(dependencies),
  };
  const match: JobKind<MatchData> = {
    ...retries,
    name: 'match-listing',
    async run({ listingId, listingIds = listingId ? [listingId] : [] }) {
      // Matches found while alerts are off must not be sent later.
      if (!(await settings.get()).alerts.isOn) return;
      await db.transaction().execute(async (transaction) => {
        let matched = 0;
        for (const id of listingIds) matched += await matchListing(transaction, id, now());
        if (matched > 0) await jobs.enqueue(transaction, mailFound, {});
      });
    },
  };
  jobs.add(mailFound);
  jobs.add(match);
  jobs.add({
    ...retries,
    name: 'alerts-of-the-hour',
    schedule: '2 * * * *',
    async run() {
      await mailMatches(dependencies);
      await mailPriceDrops(dependencies);
      await deleteStale(dependencies);
    },
  });
  return {
    bindings: alertsRoutes(dependencies),
    forms: alertForms(dependencies),
    async pauseAlertsOf(transaction: Transaction<Tables>, userId: string): Promise<void> {
      const { id } = await recipientOfUser(transaction, userId);
      await pauseAlerts(transaction, id, { isPaused: true, at: now() });
    },
    /**
     * Matches listings that became public with saved searches; each search gets each once. Readers get one email about
     * listings that became public together.
     */
    async matchSavedSearches(transaction: Transaction<Tables>, listingIds: readonly string[]): Promise<void> {
      for (let start = 0; start < listingIds.length; start += matchedTogether)
        await jobs.enqueue(transaction, match, {
          listingIds: listingIds.slice(start, start + matchedTogether),
        });
    },
  };
}
