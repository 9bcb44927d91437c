import type { BatchesDependencies } from './batches.dependencies.ts';
import { batchesRoutes } from './batches.routes.ts';

export { approveNext } from './approve-batch.ts';
export type { BatchesDependencies } from './batches.dependencies.ts';
export { presentBatch } from './batches.presenter.ts';
export { batchesRepository } from './batches.repository.ts';
export { type BatchOrigin, type BatchOutcome, beginBatch, countStored, endBatch } from './record-batch.ts';
export { undoNext } from './undo-batch.ts';

/** The runs of the import: listed, approved and undone as a whole. */
export function batchesFeature(dependencies: BatchesDependencies) {
  return { bindings: batchesRoutes(dependencies) };
}
