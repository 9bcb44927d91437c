import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerHealth } from './health.ts';

it('runs, but takes no visitors while its database is away', async () => {
  let isAvailable = true;
  const http = Fastify();
  registerHealth(http, () => isAvailable);
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
