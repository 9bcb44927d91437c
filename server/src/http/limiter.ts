import { AppError } from '@thikana/contract/errors';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limit } from './binding.ts';
import type { Viewer } from './viewer.ts';

export interface Limiter {
  /** Counts one use. Beyond the limit it throws, with the time to wait. */
  use(name: string, limit: Limit, viewer: Viewer): Promise<void>;
  /** The same for another key, such as an email address. */
  useKey(name: string, key: string, limit: { points: number; windowSeconds: number }): Promise<void>;
}

/** Rate limits that are shared by all processes through the database. */
export function createLimiter(options: { pool: Pool; enabled: boolean }): Limiter {
  const counters = new Map<string, RateLimiterPostgres>();

  function counterFor(name: string, points: number, windowSeconds: number): RateLimiterPostgres {
    const id = `${name}:${points}:${windowSeconds}`;
    const existing = counters.get(id);
    if (existing) return existing;
    const counter = new RateLimiterPostgres({
      storeClient: options.pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: id,
      points,
      duration: windowSeconds,
      clearExpiredByTimeout: false,
    });
    counters.set(id, counter);
    return counter;
  }

  async function useKey(
    name: string,
    key: string,
    limit: { points: number; windowSeconds: number },
  ): Promise<void> {
    if (!options.enabled) return;
    try {
      await counterFor(name, limit.points, limit.windowSeconds).consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new AppError('too_many_requests', {
        retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) || 1,
      });
    }
  }

  return {
    useKey,
    async use(name, limit, viewer) {
      const key = limit.by === 'account' ? viewer.user?.id : viewer.address;
      if (key) await useKey(`${name}:${limit.by}`, key, limit);
    },
  };
}
