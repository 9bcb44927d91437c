import { expect, it, vi } from 'vitest';
import type { IncomingForm } from '../../http/read-form.ts';
import { PictureError } from '../../platform/pictures/picture-error.ts';
import type { Pictures, ReceivedPicture } from '../../platform/pictures/pictures.ts';
import { receiveForm } from './receive-pictures.ts';

type Arrival = ReturnType<typeof Promise.withResolvers<ReceivedPicture>>;

const picture = (id: string): ReceivedPicture => ({ id, width: 800, height: 600, placeholder: '' });
const none = (async function* () {})();

/** A form whose files are processed until the test decides the result. */
function aForm(count: number) {
  const arrivals: Arrival[] = [];
  const discard = vi.fn(async (_ids: readonly string[]) => {});
  const pictures = {
    discard,
    async beginToReceive() {
      const arrival = Promise.withResolvers<ReceivedPicture>();
      arrivals.push(arrival);
      return { received: arrival.promise };
    },
  } as unknown as Pictures;
  const { promise: allRead, resolve: readAll } = Promise.withResolvers<void>();
  const form: IncomingForm = {
    async read(takeFile) {
      const files = [];
      for (let file = 0; file < count; file += 1)
        files.push(await takeFile(none, { field: 'pictures', name: 'file.jpg' }));
      readAll();
      return { fields: {}, files };
    },
  };
  return { arrivals, discard, pictures, form, allRead };
}

it('keeps the order of the form, whichever file is processed first', async () => {
  const { arrivals, pictures, form, allRead } = aForm(3);
  const ids = receiveForm(pictures, form, async ({ received }) => received.map(({ id }) => id));
  await allRead;
  for (const at of [2, 0, 1]) arrivals[at]?.resolve(picture(`picture ${at}`));
  expect(await ids).toEqual(['picture 0', 'picture 1', 'picture 2']);
});

it('discards the other pictures if one is rejected', async () => {
  const { arrivals, discard, pictures, form, allRead } = aForm(3);
  const use = vi.fn();
  const refused = expect(receiveForm(pictures, form, use)).rejects.toMatchObject({ code: 'picture_damaged' });
  await allRead;
  arrivals[0]?.resolve(picture('first'));
  arrivals[1]?.reject(new PictureError('damaged'));
  // The file is still being processed when the form fails.
  setImmediate(() => arrivals[2]?.resolve(picture('last')));
  await refused;
  expect(use).not.toHaveBeenCalled();
  expect(discard).toHaveBeenCalledExactlyOnceWith(['first', 'last']);
});
