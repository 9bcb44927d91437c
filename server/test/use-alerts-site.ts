import { type Settings, saveSettings, viewSettings } from '@thikana/contract/settings';
import { beforeEach } from 'vitest';
import type { AlertsDependencies } from '#server/features/alerts/alerts.dependencies.ts';
import { mailMatches } from '#server/features/alerts/mail-matches.ts';
import { matchListing } from '#server/features/alerts/match-listing.ts';
import type { SearchFeature } from '#server/features/search/search.feature.ts';
import { confirmedPerson } from './confirmed-people.ts';
import { jobsAreDone } from './jobs-are-done.ts';
import { flatForRent } from './listing-forms.ts';
import { makeListing } from './make-listing.ts';
import { passUndoTime } from './pass-undo-time.ts';
import { useTestSite } from './test-site.ts';

/** A site whose alerts are mailed when a test says so, at noon on a Saturday unless its clock is set. */
export async function useAlertsSite() {
  const clock = { now: new Date('2026-11-21T06:30:00Z') };
  const site = await useTestSite({ now: () => clock.now });
  const [admin, owner] = await Promise.all([site.person('admin'), site.person()]);
  let { settings } = await admin.call(viewSettings, {});
  const dependencies: AlertsDependencies = {
    ...site.services,
    limiter: { use: async () => {}, useKey: async () => {} } as unknown as AlertsDependencies['limiter'],
    search: {} as SearchFeature,
    settings: { get: async () => settings },
    site: { name: 'Thikana', publicUrl: 'http://localhost:3000' },
  };
  const matchesAreMailed = async () => {
    await passUndoTime(site.services.pool);
    await jobsAreDone(site, ['announce-decisions', 'match-listing', 'mail-matches']);
  };
  // Listings of earlier tests must not match searches of later ones.
  beforeEach(() => matchesAreMailed(), 40_000);

  return {
    clock,
    site,
    admin,
    owner,
    dependencies,
    matchesAreMailed,
    async setAlerts(alerts: Settings['alerts']): Promise<void> {
      settings = (await admin.call(saveSettings, { body: { ...settings, alerts } })).settings;
    },
    seeker: () => confirmedPerson(site),
    /** A listing whose approval can no longer be undone. */
    async approved(fields: Record<string, string> = flatForRent, by = owner): Promise<string> {
      const id = await makeListing(by, { fields, approvedBy: admin });
      await passUndoTime(site.services.pool);
      return id;
    },
    /** Runs the jobs at once, including those that they queue. */
    async settle(id?: string): Promise<void> {
      if (id)
        await site.services.db
          .transaction()
          .execute((transaction) => matchListing(transaction, id, clock.now));
      await mailMatches(dependencies);
      await matchesAreMailed();
    },
    async mailsTo(email: string): Promise<Record<string, string>[]> {
      const { rows } = await site.services.pool.query(
        `select data from pgboss.job where name = 'send-mail' and data->>'to' = $1 order by created_on`,
        [email],
      );
      return rows.map(({ data }) => data);
    },
  };
}
