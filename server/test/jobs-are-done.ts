import { expect } from 'vitest';
import type { TestSite } from './test-site.ts';

/** Resolves when no job of these queues is waiting or running. */
export async function jobsAreDone({ services }: TestSite, queues: readonly string[]): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await services.pool.query(
      `select count(*) from pgboss.job where name = any ($1) and state in ('created', 'retry', 'active')`,
      [queues],
    );
    return rows[0]?.count;
  };
  await expect.poll(countWaiting, { timeout: 30_000 }).toBe(0);
}
