import type { DecidedPosts } from '@thikana/contract/bulk-decisions';
import { limits } from '@thikana/contract/vocabulary';

/**
 * Sends as many items at once as a request may have, one request after the other, and collects the outcomes. If one
 * fails, the outcome has what the others did, and the error.
 */
export async function inChunks<T>(
  items: readonly T[],
  send: (chunk: T[]) => Promise<DecidedPosts>,
  onProgress: (sent: number) => void,
): Promise<DecidedPosts & { error?: unknown }> {
  const outcome: DecidedPosts = { done: [], failed: [] };
  for (let start = 0; start < items.length; start += limits.decisionsPerRequest) {
    onProgress(start);
    try {
      const { done, failed } = await send(items.slice(start, start + limits.decisionsPerRequest));
      outcome.done.push(...done);
      outcome.failed.push(...failed);
    } catch (error) {
      return { ...outcome, error };
    }
  }
  return outcome;
}
