import { expect, it } from 'vitest';
import { type TestSite, useTestSite } from '../../test/test-site.ts';

const token = 'a token of enough length';
const open = await useTestSite();
const guarded = await useTestSite({ environment: { METRICS_TOKEN: token } });

const metrics = (site: TestSite, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  site.app.http.inject({ url: '/metrics', headers, remoteAddress });

it('shows local programs the number of answers and waiting jobs', async () => {
  await open.app.http.inject('/api/site');
  const { body, headers } = await metrics(open);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(/thikana_http_request_duration_seconds_count\{kind="api",status="2xx"\} [1-9]/);
  expect(body).toMatch(/thikana_jobs\{queue="send-mail",state="waiting"\} 0/);
  expect(body).toMatch(/process_resident_memory_bytes \d+/);
});

it('follows the naming rules of Prometheus', async () => {
  const { body } = await metrics(open);
  const kinds = [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', kind = '']) => ({
    name,
    kind,
  }));
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter(({ name, kind }) => name.endsWith('_total') !== (kind === 'counter'))).toEqual([]);
  expect(body.match(/^# HELP /gm)).toHaveLength(kinds.length);
});

it.each([
  ['from elsewhere', {}, '203.0.113.9'],
  ['through a proxy', { 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1'],
  ['with a token that nobody set', { authorization: 'Bearer undefined' }, '203.0.113.9'],
])('does not exist %s', async (_how, headers: Record<string, string>, address) => {
  expect((await metrics(open, headers, address)).statusCode).toBe(404);
});

it('requires the token if one is set, from everywhere', async () => {
  expect((await metrics(guarded)).statusCode).toBe(404);
  expect((await metrics(guarded, { authorization: `Bearer ${token.slice(1)}` })).statusCode).toBe(404);
  const answer = await metrics(guarded, { authorization: `Bearer ${token}` }, '203.0.113.9');
  expect(answer.statusCode).toBe(200);
});

it('gives every answer the request id of the log', async () => {
  const numbers = await Promise.all(['/healthz', '/healthz'].map((url) => open.app.http.inject(url)));
  const [first, second] = numbers.map(({ headers }) => headers['x-request-id']);
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(second).not.toBe(first);
});
