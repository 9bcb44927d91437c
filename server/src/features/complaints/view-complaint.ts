import type { ViewedComplaint } from '@thikana/contract/complaints';
import { AppError } from '@thikana/contract/errors';
import type { ComplaintStageRow } from '../../platform/database/tables/complaint-tables.ts';
import { currentLaw } from '../city/city.feature.ts';
import { clockOf } from './complaint-clock.ts';
import { readComplaintLink } from './complaint-links.ts';
import type { ComplaintsDependencies } from './complaints.dependencies.ts';
import { presentComplaint } from './complaints.presenter.ts';
import { complaintsRepository } from './complaints.repository.ts';

export async function viewComplaint(
  { db, links, now }: Pick<ComplaintsDependencies, 'db' | 'links' | 'now'>,
  token: string,
): Promise<ViewedComplaint> {
  const complaints = complaintsRepository(db);
  const complaint = await complaints.find(readComplaintLink({ links, now }, token));
  if (!complaint) throw new AppError('complaint_link_invalid');
  const stages = await complaints.listStages(complaint.number);
  const until = appealableUntil(stages);
  return {
    ...presentComplaint(complaint, stages),
    ...(until && until > now() && { appealUntil: until.toISOString() }),
  };
}

/** Until when an appeal can be made; undefined if there is no decision yet, or already an appeal. */
export function appealableUntil(stages: readonly ComplaintStageRow[]): Date | undefined {
  const [complaint, appeal] = stages;
  if (appeal || !complaint?.decided_at) return undefined;
  const { appeals, working } = currentLaw();
  return clockOf({ within: appeals.open }, complaint.decided_at, working).dueAt;
}
