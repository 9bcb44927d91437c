import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { Storage } from '#server/platform/storage/storage.ts';
import { filesOf } from '../../test/stored-data.ts';
import { useTestSite } from '../../test/test-site.ts';
import { createStorage } from '../platform/storage/create-storage.ts';

const site = await useTestSite();
const storage: Storage = await createStorage({ dataDir: site.dataDir, s3: undefined });
const countFiles = async () => Object.keys(await filesOf(storage)).length;
const green = { width: 300, height: 200, channels: 3, background: '#286' } as const;
const picture = await sharp({ create: green }).jpeg().toBuffer();
let origin: string;
let token: string;
beforeAll(async () => {
  origin = await site.app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ token } = await site.person());
});

const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = '--x\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\n\r\n';
const file = (content: string) => `${fileHead}${content}\r\n`;
const end = '--x--\r\n';

/** A picture, and the rest once the server has read it: it arrives on its own, apart from its request. */
async function* body(rest: string): AsyncGenerator<Buffer> {
  yield Buffer.concat([Buffer.from(fileHead), picture, Buffer.from(`\r\n${fileHead}`)]);
  await expect.poll(countFiles, { timeout: 20_000 }).toBeGreaterThan(0);
  yield Buffer.from(rest);
}

/** Posts a form in chunks over the network. */
async function post(rest: string): Promise<object> {
  const answer = await fetch(`${origin}/api/user/post/add-new-post`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'ne',
      'content-type': 'multipart/form-data; boundary=x',
    },
    body: Readable.toWeb(Readable.from(body(rest))) as ReadableStream,
    duplex: 'half',
  });
  const answered = (await answer.json()) as object;
  await expect.poll(countFiles, { timeout: 20_000 }).toBe(0);
  return answered;
}

it.each([
  ['a form that ends early', 'half of', 'upload_broken', 'अपलोड बीचमै रोकियो'],
  ['a field that is too large', `\r\n${field('title', 'x'.repeat(70_000))}${end}`, 'too_large', 'धेरै ठूलो'],
  ['too many fields', `\r\n${field('a', 'b').repeat(140)}${end}`, 'too_large', 'धेरै ठूलो'],
  ['too many pictures', `\r\n${file('').repeat(12)}${end}`, 'too_many_pictures', 'बढीमा 10 वटा फोटो'],
])('refuses %s in the language of the request', async (_, rest, code, message) => {
  expect(await post(rest)).toEqual({ code, message: expect.stringContaining(message) });
});

it('answers an unreadable picture in the language of the request', async () => {
  const nepali = expect.stringMatching(/[\u0900-\u097f]/);
  expect(await post(`not a picture\r\n${end}`)).toEqual({
    code: 'picture_unsupported',
    message: nepali,
    fields: { pictures: nepali },
  });
});
