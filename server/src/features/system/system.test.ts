import { listAuditEntries } from '@thikana/contract/audit';
import { jobName } from '@thikana/contract/job-name';
import { retryJobs, viewSystem } from '@thikana/contract/system';
import { expect, it } from 'vitest';
import { useTestSite } from '../../../test/test-site.ts';
import { recordBackup } from '../../platform/database/backup-records.ts';

const site = await useTestSite();
const admin = await site.person('admin');

const look = () => admin.call(viewSystem, {});

it('shows versions, database, storage and free space', async () => {
  const system = await look();
  expect(system.versions).toMatchObject({
    node: process.versions.node,
    thikana: expect.stringMatching(/^\d/),
  });
  expect(system.versions.postgresql).toMatch(/^\d+\.\d+/);
  expect(system.database.bytes).toBeGreaterThan(1_000_000);
  expect(system.database.connections).toBeGreaterThan(0);
  expect(system.disk.freeBytes).toBeLessThanOrEqual(system.disk.totalBytes);
  expect(system.queues.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['finish-picture', 'send-mail']),
  );
});

it('has a name in words for every kind of job', async () => {
  const names = (await look()).queues.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((queue) => jobName(queue) === queue)).toEqual([]);
});

it('names migrations that wait for a restart, and those of a newer process', async () => {
  const { installedVersion, versions, migrations } = await look();
  expect(installedVersion).toBe(versions.thikana);
  expect(migrations).toMatchObject({ waiting: [], unknown: [] });
  const { pool } = site.services;
  await pool.query(`insert into migrations (number, name, checksum) values (9999, 'from-the-future', '')`);
  const removed = await pool.query(
    'delete from migrations where number = (select min(number) from migrations) returning *',
  );
  expect((await look()).migrations).toEqual({
    last: '9999-from-the-future',
    waiting: ['0001-marketplace'],
    unknown: ['9999-from-the-future'],
  });
  const { number, name, checksum } = removed.rows[0];
  await pool.query('delete from migrations where number = 9999');
  await pool.query('insert into migrations (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ]);
});

it('counts answers and failures of the last day', async () => {
  const before = (await look()).traffic.at(-1)?.requests ?? 0;
  await Promise.all(Array.from({ length: 20 }, () => site.app.http.inject('/api/site')));
  const system = await look();
  expect(system.processes).toBe(1);
  expect(system.traffic).toHaveLength(96);
  const running = system.traffic.slice(-2).reduce((sum, quarter) => sum + quarter.requests, 0);
  expect(running).toBeGreaterThanOrEqual(before + 20);
  expect(system.traffic.some(({ slowMilliseconds }) => slowMilliseconds > 0)).toBe(true);
});

it('remembers the last backup', async () => {
  expect((await look()).lastBackup).toBeNull();
  const backup = {
    at: '2026-11-21T20:00:00.000Z',
    seconds: 3,
    fileBytes: 10,
    rows: 8,
    pictures: 2,
    picturesWithoutFiles: 1,
  };
  await recordBackup(site.services.db, backup);
  expect((await look()).lastBackup).toEqual(backup);
});

it('shows the error of a failed job without personal data, and retries it', async () => {
  await site.services.pool.query(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, output, start_after)
     values ('send-mail', '{"to": "asha@example.com"}', 'failed', 2, 2, '{"message": "550 asha@example.com is unknown"}',
       now()),
     ('discard-pictures', '{"ids": []}', 'retry', 9, 1, '{"message": "The disk is away"}', now() + interval '1 hour')`,
  );
  const { failing } = await look();
  expect(failing.map(({ queue, isGivenUp, reason }) => ({ queue, isGivenUp, reason }))).toEqual(
    expect.arrayContaining([
      { queue: 'send-mail', isGivenUp: true, reason: '550 [address] is unknown' },
      { queue: 'discard-pictures', isGivenUp: false, reason: 'The disk is away' },
    ]),
  );

  expect(await admin.call(retryJobs, { body: { queue: 'discard-pictures' } })).toEqual({ retried: 1 });
  await expect
    .poll(async () => (await look()).failing.filter(({ queue }) => queue === 'discard-pictures'))
    .toEqual([]);
  expect(await admin.call(retryJobs, { body: { queue: 'send-mail' } })).toEqual({ retried: 1 });
  const { entries } = await admin.call(listAuditEntries, { query: { action: 'jobs.retry' } });
  expect(entries.map(({ subject }) => subject.label)).toEqual(['Send emails', 'Delete photos']);
});
