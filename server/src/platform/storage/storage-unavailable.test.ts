import { expect, it } from 'vitest';
import type { Storage } from './storage.ts';
import { StorageUnavailable, tellingFailures } from './storage-unavailable.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

function failing(error: Error): Storage {
  const fail = () => Promise.reject(error);
  return tellingFailures({
    put: fail,
    get: fail,
    stream: fail,
    exists: fail,
    remove: fail,
    removeFolder: fail,
    list: () => ({ [Symbol.asyncIterator]: () => ({ next: fail }) }),
  });
}

it.each(['put', 'get', 'stream', 'exists', 'remove', 'removeFolder'] as const)(
  'reports that %s failed because the store is unavailable, with the cause',
  async (name) => {
    const reason = failure('EIO');
    const doing = failing(reason)[name]('a/key', new Uint8Array(), 'text/plain');
    await expect(doing).rejects.toMatchObject({ name: StorageUnavailable.name, cause: reason });
  },
);

it('reports that listing failed', async () => {
  const first = failing(failure('EIO')).list()[Symbol.asyncIterator]().next();
  await expect(first).rejects.toBeInstanceOf(StorageUnavailable);
});

it.each(['ENOSPC', 'EDQUOT'])('reports a full disk as such (%s)', async (code) => {
  const reason = failure(code);
  await expect(failing(reason).put('a/key', new Uint8Array(), 'text/plain')).rejects.toBe(reason);
});
