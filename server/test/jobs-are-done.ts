import { expect } from 'vitest';
import type { TestSite } from './test-site.ts';

/** Resolves when no job of these queues is waiting or running, except those that are delayed. */
export async function jobsAreDone({ services }: TestSite, queues: readonly string[]): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await services.pool.query(
      `select count(*) from pgboss.job where name = any ($1) and state in ('created', 'retry', 'active')
         and (state <> 'created' or start_after <= now())`,
      [queues],
    );
    return rows[0]?.count;
  };
  await expect.poll(countWaiting, { timeout: 30_000 }).toBe(0);
}
