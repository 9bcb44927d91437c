import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { filesOf } from '../../test/stored-data.ts';
import { openTestSite, type TestSite } from '../../test/test-site.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { incomingForm } from './read-form.ts';

const type = 'multipart/form-data; boundary=x';
const fileHead = '--x\r\nContent-Disposition: form-data; name="pictures"; filename="a.jpg"\r\n\r\n';

describe('a form that is cut off in the middle of a file', () => {
  afterEach(() => vi.useRealTimers());

  /** A reader that waits for the end of each file. */
  function begin() {
    const request = Object.assign(new PassThrough(), { headers: { 'content-type': type } });
    const form = incomingForm(request as unknown as IncomingMessage, {
      fields: z.object({}),
      files: { name: 'pictures', maxCount: 10, required: false },
    });
    const reading = form.read(async (file) => {
      for await (const _ of file);
    });
    request.write(`${fileHead}half of`);
    return { request, refused: expect(reading).rejects.toMatchObject({ code: 'upload_broken' }) };
  }

  it('is aborted when its connection is lost', async () => {
    const { request, refused } = begin();
    request.emit('aborted');
    request.destroy();
    await refused;
  });

  it('is aborted when no more data arrives', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { refused } = begin();
    await vi.advanceTimersByTimeAsync(40_000);
    await refused;
  });
});

describe('a connection lost in the middle of a form', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  it('leaves no files of the received pictures', async () => {
    const storage = await createStorage({ dataDir: site.dataDir, s3: undefined });
    const countFiles = async () => Object.keys(await filesOf(storage)).length;
    const port = Number(new URL(await site.app.http.listen({ port: 0, host: '127.0.0.1' })).port);
    const { token } = await site.person();
    const green = { width: 300, height: 200, channels: 3, background: '#286' } as const;
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/user/post/add-new-post HTTP/1.1\r\nHost: localhost\r\n');
    socket.write(`Authorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: 500000\r\n\r\n`);
    socket.write(fileHead);
    socket.write(await sharp({ create: green }).jpeg().toBuffer());
    socket.write(`\r\n${fileHead}half of`);
    await expect.poll(countFiles, { timeout: 20_000 }).toBeGreaterThan(0);
    socket.destroy();
    await expect.poll(countFiles, { timeout: 20_000 }).toBe(0);
  });
});
