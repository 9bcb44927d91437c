import type { DecidedPosts } from '@thikana/contract/bulk-decisions';
import { AppError } from '@thikana/contract/errors';
import { toAppError } from '../../http/error-answers.ts';
import type { ModerationDependencies } from './moderation.dependencies.ts';

/**
 * Runs a step for each listing, one after the other. A listing that fails does not stop the others; an outage does, and
 * the rest fail with it.
 */
export async function forEachListing(
  { log }: Pick<ModerationDependencies, 'log'>,
  ids: readonly string[],
  step: (id: string) => Promise<unknown>,
): Promise<DecidedPosts> {
  const result: DecidedPosts = { done: [], failed: [] };
  let isAway = false;
  for (const id of new Set(ids)) {
    const error: AppError | undefined = isAway
      ? unavailable
      : await step(id).then(() => undefined, toAppError);
    if (!error) {
      result.done.push(id);
      continue;
    }
    if (error.code === 'internal') log.error({ err: error.cause, listing: id }, 'A decision failed');
    isAway = error.code === 'unavailable';
    result.failed.push({ _id: id, code: error.code, message: error.message });
  }
  return result;
}

const unavailable = new AppError('unavailable');
