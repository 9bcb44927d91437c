import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { postListing } from '@thikana/contract/own-listings';
import { viewSite } from '@thikana/contract/site';
import { afterEach, expect, it } from 'vitest';
import { flatForRent, listingForm, photograph } from '../../test/listing-forms.ts';
import { stubWeb } from '../../test/stub-web.ts';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { openTestSite, type TestSite } from '../../test/test-site.ts';

let site: TestSite;
afterEach(() => site.close());

async function sourcesOf(directive: string): Promise<string> {
  const { headers } = await site.app.http.inject({ url: '/' });
  const directives = String(headers['content-security-policy']).split('; ');
  return directives.find((each) => each.startsWith(`${directive} `)) ?? '';
}

it('allows no other origin for documents without a Google Places key', async () => {
  site = await openTestSite();
  const { headers } = await site.app.http.inject({ url: '/' });
  expect(headers['content-security-policy']).not.toMatch(/https?:/);
  expect(await sourcesOf('connect-src')).toBe("connect-src 'self'");
  expect(await sourcesOf('default-src')).toBe("default-src 'none'");
  expect(await sourcesOf('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(await sourcesOf('trusted-types')).toBe('trusted-types default');
  expect(await site.call(viewSite, {})).not.toHaveProperty('googleMapsKey');
});

it('allows only the operator’s map tiles if configured', async () => {
  const url = 'https://tiles.example.org/{z}/{x}/{y}.png';
  site = await openTestSite({ environment: { TILES_URL: url, TILES_ATTRIBUTION: '© OpenStreetMap' } });
  expect(await sourcesOf('connect-src')).toBe("connect-src 'self' https://tiles.example.org");
  expect(await sourcesOf('script-src')).toBe("script-src 'self'");
  expect(await sourcesOf('img-src')).toBe("img-src 'self' data: blob:");
  expect(await site.call(viewSite, {})).toMatchObject({ tiles: { url, attribution: '© OpenStreetMap' } });
});

it('allows no other origin for a tile archive on this machine, which the site serves', async () => {
  const archive = path.join(makeTemporaryFolder(), 'city.pmtiles');
  writeFileSync(archive, 'PMTiles\x03', 'latin1');
  site = await openTestSite({ environment: { TILES_URL: archive } });
  expect(await sourcesOf('connect-src')).toBe("connect-src 'self'");
  expect(await site.call(viewSite, {})).toMatchObject({ tiles: { url: '/tiles/map.pmtiles' } });
  const { statusCode, body } = await site.app.http.inject('/tiles/map.pmtiles');
  expect([statusCode, body]).toEqual([200, 'PMTiles\x03']);
});

it('allows only the Google Places script and data with a key', async () => {
  site = await openTestSite({ environment: { GOOGLE_MAPS_API_KEY: 'a-key' } });
  expect(await sourcesOf('script-src')).toBe("script-src 'self' https://maps.googleapis.com");
  expect(await sourcesOf('connect-src')).toBe(
    "connect-src 'self' https://maps.googleapis.com https://places.googleapis.com",
  );
  expect(await sourcesOf('img-src')).toBe("img-src 'self' data: blob:");
  expect(await sourcesOf('style-src')).toBe("style-src 'self'");
  expect(await sourcesOf('require-trusted-types-for')).toBe('');
  expect(await site.call(viewSite, {})).toMatchObject({ googleMapsKey: 'a-key' });
});

it('allows forms to submit to the payment page if configured, and loads nothing from it', async () => {
  site = await openTestSite();
  expect(await sourcesOf('form-action')).toBe("form-action 'self'");
  await site.close();
  const keys = { RAZORPAY_KEY_ID: 'id', RAZORPAY_KEY_SECRET: 'key', RAZORPAY_WEBHOOK_SECRET: 'hook' };
  site = await openTestSite({ environment: keys });
  expect(await sourcesOf('form-action')).toBe("form-action 'self' https://api.razorpay.com");
  expect(await sourcesOf('script-src')).toBe("script-src 'self'");
  expect(await sourcesOf('connect-src')).toBe("connect-src 'self'");
});

it.each([
  ['localhost:3000', undefined, 'same-origin'],
  ['192.0.2.7:3000', undefined, undefined],
  ['thikana.example', 'https://thikana.example', 'same-origin'],
])('isolates windows at %s without browser warnings', async (host, publicUrl, policy) => {
  site = await openTestSite(publicUrl ? { environment: { PUBLIC_URL: publicUrl } } : {});
  const { headers } = await site.app.http.inject({ url: '/', headers: { host } });
  expect(headers['cross-origin-opener-policy']).toBe(policy);
});

it('forbids everything in API answers and pictures that a browser shows as a page', async () => {
  site = await openTestSite();
  const form = listingForm(flatForRent, [await photograph('#3a7d5a', 640, 480)]);
  const { post } = await (await site.person()).call(postListing, { body: form });
  const [picture = ''] = post.pictures;
  const urls = ['/api/site', '/api/none', '/healthz', picture, picture.replace('640', '641'), '/%zz'];
  for (const url of urls) {
    const { headers } = await site.app.http.inject(url);
    expect([url, headers['content-security-policy']]).toEqual([
      url,
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    ]);
  }
});

it('does not apply that policy to workers', async () => {
  const clientDir = makeTemporaryFolder();
  writeFileSync(path.join(clientDir, 'sw.js'), '');
  site = await openTestSite({ web: { ...stubWeb(() => ''), clientDir } });
  const { statusCode, headers } = await site.app.http.inject('/sw.js');
  expect([statusCode, headers['content-security-policy']]).toEqual([200, undefined]);
});

it('asks browsers for HTTPS on subdomains only if the setting says so', async () => {
  const policyOf = async (environment: Record<string, string>) => {
    site = await openTestSite({ environment: { PUBLIC_URL: 'https://homes.example.org', ...environment } });
    return (await site.app.http.inject({ url: '/' })).headers['strict-transport-security'];
  };
  expect(await policyOf({})).toBe('max-age=31536000');
  await site.close();
  expect(await policyOf({ HSTS_SUBDOMAINS: 'on' })).toBe('max-age=31536000; includeSubDomains');
});
