import * as contract from '@thikana/contract/batches';
import { AppError } from '@thikana/contract/errors';
import { type Binding, bind } from '../../http/binding.ts';
import { pageOf, rowsOfPage } from '../../lib/paging.ts';
import { approveNext } from './approve-batch.ts';
import type { BatchesDependencies } from './batches.dependencies.ts';
import { presentBatch } from './batches.presenter.ts';
import { batchesRepository } from './batches.repository.ts';
import { undoNext } from './undo-batch.ts';

const pageSize = 20;
const mostKept = 20;

export function batchesRoutes(dependencies: BatchesDependencies): Binding[] {
  const batches = batchesRepository(dependencies.db);

  return [
    bind(contract.pageBatches, async ({ query: { page } }) => {
      const total = await batches.count();
      const rows = await batches.list(rowsOfPage(page, pageSize));
      return { batches: rows.map(presentBatch), ...pageOf(page, pageSize, total) };
    }),
    bind(contract.viewBatch, async ({ params: { id } }) => {
      const row = await batches.find(id);
      if (!row) throw new AppError('batch_not_found');
      const kept = await batches.listKept(id, mostKept);
      return {
        batch: presentBatch(row),
        kept: kept.map(({ id: _id, ...listing }) => ({ _id, ...listing })),
        keptTotal: await batches.countKept(id),
      };
    }),
    bind(contract.approveBatch, ({ viewer, params, body }) =>
      approveNext(dependencies, { id: params.id, adminId: viewer.user.id, ...body }),
    ),
    bind(contract.undoBatch, ({ viewer, params, body }) =>
      undoNext(dependencies, { id: params.id, adminId: viewer.user.id, ...body }),
    ),
  ];
}
