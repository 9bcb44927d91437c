import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { useTestSite } from '../../../test/test-site.ts';

const mute = createServer().listen(0, '127.0.0.1');
afterAll(() => mute.close());
await once(mute, 'listening');
const { port } = mute.address() as AddressInfo;
const site = await useTestSite({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });

it('a start does not wait for a relay that never answers', async () => {
  expect((await site.app.http.inject('/api/site')).statusCode).toBe(200);
  // The check is still running: it waits ten seconds for a greeting.
  expect(site.services.relay).toBeDefined();
  expect(site.services.relay?.latest()).toBeUndefined();
});
