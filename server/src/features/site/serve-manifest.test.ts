import { expect, it } from 'vitest';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
const manifestAt = async (path: string) => (await site.app.http.inject(path)).json();

it('installs the site in the language of the page, as one app with one scope', async () => {
  expect(await manifestAt('/manifest.webmanifest')).toMatchObject({
    id: '/',
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
  });
  expect(await manifestAt('/bn/manifest.webmanifest')).toMatchObject({
    id: '/',
    lang: 'bn-IN',
    start_url: '/bn',
    scope: '/',
    shortcuts: [
      { name: 'খুঁজুন', url: '/bn/properties' },
      { name: expect.stringMatching(/[\u0980-\u09ff]/), url: '/bn/shortlist' },
      { name: expect.stringMatching(/[\u0980-\u09ff]/), url: '/bn/dashboard/messages' },
      { name: expect.stringMatching(/[\u0980-\u09ff]/), url: '/bn/dashboard/new-post' },
    ],
    share_target: { action: '/bn/share' },
  });
});
