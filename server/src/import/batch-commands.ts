import type { Batch } from '@thikana/contract/batches';
import { AppError } from '@thikana/contract/errors';
import { commandLine } from '../features/audit/audit.feature.ts';
import {
  approveNext,
  type BatchesDependencies,
  batchesRepository,
  presentBatch,
  undoNext,
} from '../features/batches/batches.feature.ts';
import { createProgressLine } from '../lib/progress-line.ts';
import { shellCommand } from '../shell-command.ts';
import { ImportError } from './import-error.ts';

type Output = Parameters<typeof createProgressLine>[0];

const mostListed = 50;
const mostNamed = 20;

/** Prints the last imports, newest first. */
export async function listBatches({ db }: Pick<BatchesDependencies, 'db'>, output: Output): Promise<void> {
  const rows = await batchesRepository(db).list({ limit: mostListed, offset: 0 });
  if (rows.length === 0) output.write('No listings were imported yet.\n');
  for (const row of rows) output.write(`${describe(presentBatch(row))}\n`);
}

function describe(batch: Batch): string {
  const { id, file, owner, runBy, startedAt, state } = batch;
  const figures = (['rows', 'imported', 'known', 'refused', 'waiting', 'approved', 'rejected'] as const)
    .map((name) => `${name} ${batch[name]}`)
    .join(', ');
  return `${id}  ${startedAt}  ${state}  ${file} for ${owner.email}, by ${runBy}: ${figures}`;
}

/** Approves the listings of a batch that wait. */
export async function approveBatch(
  site: Omit<BatchesDependencies, 'pictures'>,
  id: number,
  output: Output,
): Promise<void> {
  const progress = createProgressLine(output);
  let approved = 0;
  const failed: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const answer = await approveNext(site, { id, adminId: commandLine, after });
    approved += answer.done.length;
    failed.push(...answer.failed.map(({ _id, message }) => `${_id}: ${message}`));
    after = answer.last;
    progress.show(() => `${approved} approved`);
  }
  progress.clear();
  output.write(`Approved ${approved} listings of import ${id}.\n`);
  if (failed.length > 0) throw new ImportError(`These were left as they are:\n${failed.join('\n')}`);
}

/** Removes the listings of a batch. If some have to stay, it names them and removes none, unless the rest is asked for. */
export async function undoBatch(
  site: Pick<BatchesDependencies, 'db' | 'pictures' | 'now'>,
  { batchId: id, rest }: { batchId: number; rest: boolean },
  output: Output,
): Promise<void> {
  const progress = createProgressLine(output);
  let removed = 0;
  for (let after: string | null | undefined; after !== null; ) {
    const next = { id, adminId: commandLine, rest, after };
    const answer: Awaited<ReturnType<typeof undoNext>> = await undoNext(site, next).catch(async (error) => {
      const isTouched = error instanceof AppError && error.code === 'batch_touched';
      throw isTouched ? new ImportError(await nameKept(site, id)) : error;
    });
    removed += answer.removed;
    after = answer.last;
    progress.show(() => `${removed} removed`);
  }
  progress.clear();
  output.write(`Removed ${removed} listings of import ${id}.\n`);
}

async function nameKept({ db }: Pick<BatchesDependencies, 'db'>, id: number): Promise<string> {
  const batches = batchesRepository(db);
  const kept = await batches.listKept(id, mostNamed);
  const more = (await batches.countKept(id)) - kept.length;
  return [
    'These listings were edited or answered since, so nothing was removed:',
    ...kept.map((listing) => `  ${listing.id}  ${listing.reason}  ${listing.title}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
    `To keep them and remove the rest: ${shellCommand('import', `undo ${id} --rest`)}`,
  ].join('\n');
}
