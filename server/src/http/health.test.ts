import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openTestSite } from '../../test/test-site.ts';
import { registerHealth } from './health.ts';

it('is alive but not ready while its database is away', async () => {
  let isAvailable = true;
  const http = Fastify();
  registerHealth(http, { database: () => isAvailable });
  const statuses = async () => {
    const answers = await Promise.all(['/healthz', '/readyz'].map((url) => http.inject(url)));
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses()).toEqual([200, 200]);
  isAvailable = false;
  expect(await statuses()).toEqual([200, 503]);
  isAvailable = true;
  expect(await statuses()).toEqual([200, 200]);
});

it('is not ready until the catalogue is loaded, and names what is missing', async () => {
  const site = await openTestSite();
  try {
    const ready = () => site.app.http.inject('/readyz');
    const client = await site.services.pool.connect();
    await client.query('begin; lock table listings in access exclusive mode');
    const waiting = await ready();
    expect([waiting.statusCode, waiting.json()]).toEqual([
      503,
      { status: 'unavailable', waitsFor: ['catalogue'] },
    ]);
    await client.query('commit');
    client.release();
    await expect.poll(async () => (await ready()).statusCode).toBe(200);
    expect((await ready()).json()).toEqual({ status: 'ok' });
  } finally {
    await site.close();
  }
});
