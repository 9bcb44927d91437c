import type { Complaint, ComplaintCase, ComplaintRow, urgencies } from '@thikana/contract/complaints';
import type { ComplaintStageRow, ComplaintsRow } from '../../platform/database/tables/complaint-tables.ts';
import type { QueuedStage } from './complaints.repository.ts';

type Times = Pick<ComplaintStageRow, 'warn_at' | 'due_at' | 'decided_at'>;

function urgencyOf({ warn_at: warnAt, due_at: dueAt, decided_at: decidedAt }: Times, now: Date) {
  const at = decidedAt ?? now;
  const urgency: (typeof urgencies)[number] =
    at >= dueAt ? 'late' : at >= warnAt && !decidedAt ? 'soon' : 'open';
  return urgency;
}

const stageTimes = ({ stage, started_at, due_at, outcome, decided_at }: ComplaintStageRow) => ({
  stage,
  startedAt: started_at.toISOString(),
  dueAt: due_at.toISOString(),
  ...(outcome && { outcome }),
  ...(decided_at && { decidedAt: decided_at.toISOString() }),
});

export function presentComplaint(
  { number, kind, page }: ComplaintsRow,
  stages: readonly ComplaintStageRow[],
): Complaint {
  return {
    number,
    kind,
    ...(page && { page }),
    stages: stages.map((stage) => ({
      ...stageTimes(stage),
      ...(stage.text !== null && { text: stage.text }),
      ...(stage.reason !== null && { reason: stage.reason }),
    })),
  };
}

export function presentCase(
  complaint: ComplaintsRow,
  stages: readonly ComplaintStageRow[],
  now: Date,
): ComplaintCase {
  const newest = stages.at(-1);
  return {
    ...presentComplaint(complaint, stages),
    ...(complaint.email && { email: complaint.email }),
    urgency: newest ? urgencyOf(newest, now) : 'open',
  };
}

export function presentRow(row: QueuedStage, now: Date): ComplaintRow {
  return { ...stageTimes(row), number: row.number, kind: row.kind, urgency: urgencyOf(row, now) };
}
