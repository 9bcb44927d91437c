import { expect, it } from 'vitest';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();

it.each([
  ['/share', '/dashboard/new-post'],
  ['/ne/share', '/ne/dashboard/new-post'],
])('photos that were shared to %s without the service worker open the form', async (url, form) => {
  const answer = await site.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nabc\r\n--x--\r\n',
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(form);
});
