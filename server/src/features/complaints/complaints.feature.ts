import type { Transaction } from 'kysely';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { keptDays } from '../city/city.feature.ts';
import type { ComplaintsDependencies } from './complaints.dependencies.ts';
import { complaintsForms } from './complaints.forms.ts';
import { complaintsRepository } from './complaints.repository.ts';
import { complaintsRoutes } from './complaints.routes.ts';
import { watchComplaints } from './watch-complaints.ts';

export { waitingComplaints } from './waiting-complaints.ts';

/** Forgets the decided complaints of an account that is deleted. Open ones are still answered. */
export const forgetComplaintsOf = (
  transaction: Transaction<Tables>,
  userId: string,
  at: Date,
): Promise<void> => complaintsRepository(transaction).forgetDecided(at, userId);

/** Anyone files complaints; moderators decide on them within the time limits of the law pack. */
export function complaintsFeature(dependencies: ComplaintsDependencies) {
  const { db, jobs, now } = dependencies;
  jobs.add({
    name: 'watch-complaints',
    retryDelaySeconds: 2,
    expireSeconds: 120,
    schedule: '* * * * *',
    run: () => watchComplaints(dependencies),
  });
  jobs.add({
    name: 'forget-complaints',
    schedule: '40 4 * * *',
    run: () => {
      const keptMilliseconds = keptDays('complaints') * dayMilliseconds;
      return complaintsRepository(db).forgetDecided(new Date(now().getTime() - keptMilliseconds));
    },
  });
  return { bindings: complaintsRoutes(dependencies), forms: complaintsForms(dependencies) };
}
