import type { Batch, BatchState } from '@thikana/contract/batches';
import type { BatchRow } from './batches.repository.ts';

export function presentBatch(row: BatchRow): Batch {
  return {
    id: row.id,
    file: row.file,
    runBy: row.run_by,
    owner: { _id: row.owner_id, name: row.owner_name, email: row.owner_email },
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString(),
    state: stateOf(row),
    rows: row.rows,
    imported: row.imported,
    known: row.known,
    refused: row.refused,
    waiting: row.waiting,
    approved: row.approved,
    rejected: row.rejected,
  };
}

/** An import that has not ended and does not run was killed. */
function stateOf({ undone_at, outcome, is_running }: BatchRow): BatchState {
  if (undone_at) return 'undone';
  return outcome ?? (is_running ? 'running' : 'interrupted');
}
