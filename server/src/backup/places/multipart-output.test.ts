import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { startS3 } from '../../../test/start-s3.ts';
import { s3Place } from './s3-place.ts';

it('an archive of several parts appears when it is complete, and an abandoned one never does', async () => {
  const s3 = await startS3();
  try {
    const place = s3Place({ ...s3.options, prefix: 'folder' });
    const half = randomBytes(20 * 1024 * 1024);
    const sent = createHash('sha256');
    const output = await place.output('site-1.tar.zst');
    for (const _ of [1, 2, 3]) {
      sent.update(half);
      if (!output.stream.write(half)) await once(output.stream, 'drain');
    }
    expect(await place.list('site-')).toEqual([]);
    output.stream.end();
    await once(output.stream, 'finish');
    await output.finish();
    expect(output.bytes()).toBe(half.length * 3);
    expect(await place.list('site-')).toEqual(['site-1.tar.zst']);
    expect(await place.list('other-')).toEqual([]);

    const received = createHash('sha256');
    const { stream } = await place.source('site-1.tar.zst').open();
    await pipeline(stream, received);
    expect(received.digest('hex')).toBe(sent.digest('hex'));

    const abandoned = await place.output('site-2.tar.zst');
    abandoned.stream.end(half);
    await once(abandoned.stream, 'finish');
    await abandoned.abandon();
    expect(await place.list('site-')).toEqual(['site-1.tar.zst']);
    await place.remove('site-1.tar.zst');
    expect(await place.list('site-')).toEqual([]);
  } finally {
    await s3.stop();
  }
});
