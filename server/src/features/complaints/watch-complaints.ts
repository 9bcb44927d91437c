import type { ComplaintsDependencies } from './complaints.dependencies.ts';
import { complaintsRepository } from './complaints.repository.ts';
import type { Alarm } from './mail-staff.ts';
import { mailStaff } from './mail-staff.ts';

type Dependencies = Pick<ComplaintsDependencies, 'db' | 'mail' | 'settings' | 'site' | 'now'>;

/** One email lists so many complaints. */
const batchSize = 100;

/**
 * Warns before the time limit of a complaint or an appeal ends, and escalates after it. The transaction that queues an
 * email also marks what it lists, so a process that is killed has done both or neither.
 */
export async function watchComplaints(dependencies: Dependencies): Promise<void> {
  for (const what of ['warning', 'escalation'] as const)
    while ((await alarmSome(dependencies, what)) === batchSize);
}

function alarmSome(dependencies: Dependencies, what: Exclude<Alarm, 'urgent'>): Promise<number> {
  return dependencies.db.transaction().execute(async (transaction) => {
    const stages = await complaintsRepository(transaction).takeDue(what, dependencies.now(), batchSize);
    if (stages.length > 0) await mailStaff(transaction, dependencies, { what, stages });
    return stages.length;
  });
}
