import { expect, it } from 'vitest';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();

it('photos that were shared without the service worker open the form', async () => {
  const answer = await site.app.http.inject({
    method: 'POST',
    url: '/share',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nabc\r\n--x--\r\n',
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe('/dashboard/new-post');
});
