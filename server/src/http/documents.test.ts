import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { viewListing } from '@thikana/contract/listings';
import { approvePost, rejectPost } from '@thikana/contract/moderation';
import { postListing } from '@thikana/contract/own-listings';
import { listRentals } from '@thikana/contract/search/search';
import { expect, it } from 'vitest';
import { flatForRent, listingForm } from '../../test/listing-forms.ts';
import { makeListing } from '../../test/make-listing.ts';
import { stubWeb } from '../../test/stub-web.ts';
import { useTestSite } from '../../test/test-site.ts';

const rendered: string[] = [];

/** Pages that print what the API returned. */
const web = stubWeb(async ({ pathname }, { call }) => {
  rendered.push(pathname);
  const id = pathname.split('/')[2];
  const answer = id
    ? await call(viewListing, { params: { id }, query: { phone: 'omit' } })
    : await call(listRentals, {});
  const data =
    '<script type="application/ld+json">{"name":"2"}</script><script type="application/json">3</script>';
  return `<style>a{}</style><script>1</script>${data}${JSON.stringify(answer)}`;
});

const site = await useTestSite({ web });
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);

const open = (url: string, headers: Record<string, string> = {}) => site.app.http.inject({ url, headers });
const rendersOf = (path: string) => rendered.filter((each) => each === path).length;

it('caches a page until a listing on it changes, in every process', async () => {
  const { post } = await owner.call(postListing, { body: listingForm(flatForRent) });
  const path = `/rentals/${post._id}`;
  await admin.call(approvePost, { query: { id: post._id } });
  await expect.poll(async () => (await open('/rentals')).body).toContain(post._id);
  const before = await open(path);
  expect(before.body).toContain(post._id);
  const renders = rendersOf(path);
  await open(path);
  await open(`${path}?`);
  expect(rendersOf(path)).toBe(renders);

  await admin.call(rejectPost, { query: { id: post._id } });
  await expect.poll(async () => (await open('/rentals')).body).not.toContain(post._id);
  await expect.poll(async () => (await open(path)).body).not.toContain(post.title);
});

it.each([
  ['rooms=2', 1],
  ['period=day,week', 1],
  ['floor=ground&page=2', 1],
  ['rooms=2&sort=price&view=map', 1],
  // Whether a listing has the words, or is near, its facts do not tell.
  ['q=garden', 2],
  ['rooms=2&near=88.4,26.7', 2],
  ['rooms=2&from=mail', 2],
])('renders /rentals?%s, requested twice, %i times', async (search, times) => {
  const before = rendersOf('/rentals');
  await open(`/rentals?${search}`);
  await open(`/rentals?${search}`);
  expect(rendersOf('/rentals') - before).toBe(times);
});

it('answers 304 for a matching ETag, and compressed if accepted', async () => {
  const page = await open('/rentals');
  const { etag = '' } = page.headers as { etag?: string };
  expect((await open('/rentals', { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await open('/rentals', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
  expect((await open('/rentals', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  const anew = await open('/rentals?from=mail', { 'accept-encoding': 'gzip' });
  expect(anew.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(anew.rawPayload).toString()).toContain('<!doctype html>');
  const plain = await open('/rentals?from=mail');
  expect([plain.headers['content-encoding'], plain.headers.etag]).toEqual([undefined, anew.headers.etag]);
});

it('allows a document its own inline scripts and styles and no others', async () => {
  const policy = (await open('/rentals')).headers['content-security-policy'];
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  const style = createHash('sha256').update('a{}').digest('base64');
  expect(policy).toContain(`style-src 'self' 'sha256-${style}';`);
  expect(policy).not.toContain('unsafe');
});

it('has no phone number in a document', async () => {
  const id = await makeListing(owner, { approvedBy: admin });
  expect((await open(`/rentals/${id}`)).body).not.toContain('+91');
});
