import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { createPriorityMutex } from '../../lib/priority-mutex.ts';
import { createPictureProcess } from './picture-process.ts';

const picture = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#2f6f4f' } })
    .png()
    .toBuffer();

it('does a task that arrives while the stopped process exits', async () => {
  const pictures = createPictureProcess({ mutex: createPriorityMutex(), priority: 'high' });
  onTestFinished(() => pictures.stop());
  const bytes = await picture();
  const before = await pictures.lookFirst(bytes);
  pictures.stop();
  expect(await pictures.lookFirst(bytes)).toEqual(before);
});

it('fails the tasks of a process that is stopped', async () => {
  const pictures = createPictureProcess({ mutex: createPriorityMutex(), priority: 'high' });
  const looking = pictures.lookFirst(await picture());
  pictures.stop();
  await expect(looking).rejects.toThrow();
});
