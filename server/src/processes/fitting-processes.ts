import { availableParallelism, totalmem } from 'node:os';

/** A process of a small site needs a quarter of it; the database, pictures and growth need the rest. */
const bytesEach = 1024 ** 3;

/** The number of processes that this machine or container has cores and memory for. */
export function fittingProcesses(cores = availableParallelism(), bytes = usableMemory()): number {
  return Math.max(1, Math.min(cores, Math.floor(bytes / bytesEach)));
}

/** The limit of the container, or the memory of the machine. */
function usableMemory(): number {
  // 0 or an enormous number if there is no limit.
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
