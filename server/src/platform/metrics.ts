import type { Kysely } from 'kysely';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Tables } from './database/tables.ts';
import { listQueues } from './jobs/job-overview.ts';

/**
 * Gauges whose names end in `_total`, which Prometheus reserves for counters; the same numbers are exported by type.
 */
const sumsNamedAsCounters = ['handles', 'requests', 'resources'].map((what) => `nodejs_active_${what}_total`);

/** Metrics of this process, and of what it shares with others. */
export function createMetrics(options: { pool: pg.Pool; db: Kysely<Tables>; version: string }): Registry {
  const { pool, db, version } = options;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const name of sumsNamedAsCounters) registry.removeSingleMetric(name);

  new Gauge({
    name: 'thikana_info',
    help: 'The version that runs.',
    labelNames: ['version'],
    registers,
    aggregator: 'first',
  }).set({ version }, 1);
  new Gauge({
    name: 'thikana_database_connections',
    help: 'Connections of the processes behind this port to the database.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited for' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'thikana_jobs',
    help: 'Jobs in the queue that all processes share.',
    labelNames: ['queue', 'state'],
    registers,
    aggregator: 'first',
    async collect() {
      // If the database is away, the other metrics are still needed.
      for (const { name, waiting, active, failed } of await listQueues(db).catch(() => [])) {
        this.set({ queue: name, state: 'waiting' }, waiting);
        this.set({ queue: name, state: 'active' }, active);
        this.set({ queue: name, state: 'failed' }, failed);
      }
    },
  });
  return registry;
}
