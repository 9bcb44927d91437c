import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { viewSystem } from '@thikana/contract/system';
import { afterAll, expect, it } from 'vitest';
import { startRelay } from '../../test/start-relay.ts';
import { type TestSite, useTestSite } from '../../test/test-site.ts';
import { recordBackup } from './database/backup-records.ts';

const relay = await startRelay();
afterAll(() => relay.stop());
const site = await useTestSite({ environment: { SMTP_URL: relay.url } });
const withoutRelay = await useTestSite();

const sample = async ({ app }: TestSite, name: string) => {
  const { body } = await app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const text = body.split('\n').find((line) => line.startsWith(`thikana_${name} `));
  return text === undefined ? undefined : Number(text.split(' ').at(-1));
};

/** The series that an expression names: a metric and its labels. */
function seriesIn(expression: string): { name: string; labels: string[] }[] {
  return [...expression.matchAll(/\b(thikana_\w+)(?:\{([^}]*)\})?/g)].map(([, name = '', labels = '']) => ({
    name,
    labels: labels.split(',').filter(Boolean),
  }));
}

it('has every series that the alert rules name', async () => {
  const rules = await readFile(new URL('../../../deploy/alerts.yaml', import.meta.url), 'utf8');
  const named = seriesIn(rules);
  expect(new Set(named.map(({ name }) => name)).size).toBeGreaterThan(9);
  await site.services.relay?.check();
  // A page, and an answer of 503: the test's site does not load its catalogue.
  const answers = await Promise.all(['/', '/readyz'].map((url) => site.app.http.inject(url)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503]);
  const { body } = await site.app.http.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const samples = body.split('\n').filter((line) => !line.startsWith('#'));
  const missing = named.filter(
    ({ name, labels }) =>
      !samples.some(
        (line) => /^\w+/.exec(line)?.[0] === name && labels.every((label) => line.includes(label)),
      ),
  );
  expect(missing).toEqual([]);
});

it('shows whether the relay works', async () => {
  const { relay: watch } = site.services;
  await watch?.check();
  expect(await sample(site, 'mail_relay_configured')).toBe(1);
  expect(await sample(site, 'mail_relay_up')).toBe(1);
  await relay.stop();
  await watch?.check();
  expect(await sample(site, 'mail_relay_up')).toBe(0);
  expect((await (await site.person('admin')).call(viewSystem, {})).watch.relay).toMatchObject({
    state: 'failed',
    problem: 'unreachable',
  });
});

it('says nothing about a relay that is not configured', async () => {
  expect(await sample(withoutRelay, 'mail_relay_configured')).toBe(0);
  expect(await sample(withoutRelay, 'mail_relay_up')).toBeUndefined();
  const system = await (await withoutRelay.person('admin')).call(viewSystem, {});
  expect(system.watch.relay).toBeNull();
});

it('shows whether the picture store can be read and has the site id', async () => {
  const { store } = site.services;
  const mark = path.join(site.dataDir, 'pictures/.store');
  await store.check();
  expect(await sample(site, 'picture_store_up')).toBe(1);
  expect(await sample(site, 'picture_store_matches')).toBe(1);
  await writeFile(mark, 'another');
  await store.check();
  expect(await sample(site, 'picture_store_up')).toBe(1);
  expect(await sample(site, 'picture_store_matches')).toBe(0);
});

it('shows the last backup as a time, and 0 before the first', async () => {
  expect(await sample(site, 'last_backup_timestamp_seconds')).toBe(0);
  await recordBackup(site.services.db, {
    at: '2026-11-21T20:00:00.000Z',
    ...{ seconds: 3, fileBytes: 10, rows: 8, pictures: 2, picturesWithoutFiles: 0, bytes: 20 },
  });
  expect(await sample(site, 'last_backup_timestamp_seconds')).toBe(
    Date.parse('2026-11-21T20:00:00.000Z') / 1_000,
  );
});

it('shows the free and the whole disk space', async () => {
  const [free = 0, whole = 0] = [
    await sample(site, 'disk_free_bytes'),
    await sample(site, 'disk_size_bytes'),
  ];
  expect(free).toBeGreaterThan(0);
  expect(whole).toBeGreaterThan(free);
});

it('shows the age of the oldest waiting job, also on the system page', async () => {
  const ageOf = (queue: string) => sample(withoutRelay, `oldest_job_age_seconds{queue="${queue}"}`);
  expect(await ageOf('send-mail')).toBe(0);
  // A later start time keeps the worker from taking the jobs.
  await withoutRelay.services.pool.query(
    `insert into pgboss.job (name, data, created_on, start_after)
     values ('send-mail', '{}', now() - interval '2 hours', now() + interval '1 hour'),
       ('send-mail', '{}', now() - interval '1 hour', now() + interval '1 hour'),
       ('match-listing', '{}', now() - interval '3 hours', now() + interval '1 hour')`,
  );
  const age = await ageOf('send-mail');
  expect(age).toBeGreaterThan(7_199);
  expect(age).toBeLessThan(7_300);
  const { watch } = await (await withoutRelay.person('admin')).call(viewSystem, {});
  expect(watch.oldestJob?.queue).toBe('match-listing');
  expect(watch.store.state).toBe('ok');
});
