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
  'tells that %s failed because the store is away, and why',
  async (name) => {
    const reason = failure('EIO');
    const doing = failing(reason)[name]('a/key', new Uint8Array(), 'text/plain');
    await expect(doing).rejects.toMatchObject({ name: StorageUnavailable.name, cause: reason });
  },
);

it('tells that listing failed', async () => {
  const first = failing(failure('EIO')).list()[Symbol.asyncIterator]().next();
  await expect(first).rejects.toBeInstanceOf(StorageUnavailable);
});

it.each(['ENOSPC', 'EDQUOT'])('says of a full disk what it is (%s)', async (code) => {
  const reason = failure(code);
  await expect(failing(reason).put('a/key', new Uint8Array(), 'text/plain')).rejects.toBe(reason);
});
