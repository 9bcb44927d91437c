import { PgBoss } from 'pg-boss';

/** Queues a job, as its schedule does; the site that listens to this database runs it. */
export async function queueJob(connectionString: string, name: string): Promise<void> {
  const boss = await new PgBoss({ connectionString, supervise: false, schedule: false }).start();
  await boss.send(name, {});
  await boss.stop();
}
