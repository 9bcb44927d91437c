import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { approvePost, rejectPost } from '@thikana/contract/moderation';
import { listRentals } from '@thikana/contract/search/search';
import {
  decideOnTexts,
  pageWaitingTexts,
  proposeTexts,
  removeTexts,
} from '@thikana/contract/second-language';
import { expect, it } from 'vitest';
import { makeListing } from '../../test/make-listing.ts';
import { stubWeb } from '../../test/stub-web.ts';
import { useTestSite } from '../../test/test-site.ts';

let renders = 0;

/** A list of rentals, long enough to be worth compressing. */
const web = stubWeb(async (_url, { call }) => {
  renders += 1;
  const { rentals } = await call(listRentals, {});
  return `<style>a{}</style>${rentals.map(({ title, secondTitle }) => [title, secondTitle])} ${'words '.repeat(2_000)}`;
});

const site = await useTestSite({ web });
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const address = await site.app.http.listen({ port: 0, host: '127.0.0.1' });
const agent = new http.Agent({ keepAlive: true });

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Requests over the network, as visitors do; the application’s own test requests skip the server. */
function open(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(address + path, { headers, method, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject).end();
  });
}

const changing = ['date', 'x-request-id', 'content-length', 'transfer-encoding'];
const lasting = ({ headers }: Answer) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !changing.includes(name)));

it.each([
  ['plain', {}],
  ['br', { 'accept-encoding': 'gzip, br' }],
  ['gzip', { 'accept-encoding': 'gzip' }],
  ['of another host', { host: 'thikana.example' }],
])('a cached page has the headers and the text of the first answer: %s', async (name, headers) => {
  const path = `/rentals?page=${name.length}`;
  const first = await open(path, headers);
  const before = renders;
  const kept = await open(path, headers);
  expect(renders).toBe(before);
  expect([kept.status, lasting(kept)]).toEqual([200, lasting(first)]);
  expect(kept.body.equals(first.body)).toBe(true);
  expect(kept.headers['content-length']).toBe(String(kept.body.length));
  expect(kept.headers['x-request-id']).toMatch(/^[0-9a-f]{16}$/);
  expect(kept.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

it('answers 304 for the ETag of a cached page, without a body', async () => {
  const { headers } = await open('/rentals');
  const kept = await open('/rentals', { 'if-none-match': String(headers.etag) });
  expect([kept.status, kept.body.length, kept.headers.etag]).toEqual([304, 0, headers.etag]);
  expect((await open('/rentals', { 'if-none-match': '"other"' })).status).toBe(200);
});

it('compresses a page better once it is requested again', async () => {
  const br = { 'accept-encoding': 'br' };
  const first = await open('/rentals?page=9', br);
  await open('/rentals?page=9', br);
  await expect
    .poll(async () => (await open('/rentals?page=9', br)).body.length)
    .toBeLessThan(first.body.length);
  const better = await open('/rentals?page=9', br);
  expect(brotliDecompressSync(better.body)).toEqual(brotliDecompressSync(first.body));
});

it('renders a cached page again once a listing on it changed', async () => {
  const id = await makeListing(owner, { approvedBy: admin });
  await expect.poll(async () => (await open('/rentals')).body.toString()).toContain('flat');
  await admin.call(rejectPost, { query: { id } });
  await expect.poll(async () => (await open('/rentals')).body.toString()).not.toContain('flat');
  await admin.call(approvePost, { query: { id } });
  await expect.poll(async () => (await open('/rentals')).body.toString()).toContain('flat');
});

it('renders it again within a second of a new second language, and of its removal', async () => {
  const params = { id: await makeListing(owner, { approvedBy: admin }) };
  const shown = async () => (await open('/rentals')).body.toString();
  const secondTitle = 'বকুল গাছের পাশে ফ্ল্যাট';
  await owner.call(proposeTexts, { params, body: { secondTitle } });
  const [{ proposedAt } = { proposedAt: '' }] = (await admin.call(pageWaitingTexts, {})).proposals;
  await expect.poll(shown).toContain('flat');
  await admin.call(decideOnTexts, { params, body: { decision: 'approve', proposedAt } });
  await expect.poll(shown, { timeout: 1000 }).toContain(secondTitle);
  await owner.call(removeTexts, { params });
  await expect.poll(shown, { timeout: 1000 }).not.toContain(secondTitle);
});

it('leaves every other request to the application', async () => {
  await open('/rentals');
  const head = await open('/rentals', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
  expect((await open('/rentals', {}, 'POST')).status).toBe(404);
  const behindProxy = await open('/rentals', { 'x-forwarded-proto': 'https' });
  expect(behindProxy.status).toBe(200);
});

it('counts cached pages as documents', async () => {
  await open('/rentals');
  await open('/rentals');
  const { body } = await open('/metrics');
  const [, count] =
    /duration_seconds_count\{kind="document",status="2xx"\} (\d+)/.exec(body.toString()) ?? [];
  await open('/rentals');
  const later = await open('/metrics');
  expect(later.body.toString()).toContain(`kind="document",status="2xx"} ${Number(count) + 1}`);
});
