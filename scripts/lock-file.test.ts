import { expect, it } from 'vitest';
import { type LockFile, problemsOf } from './lock-file.ts';

const fine = { integrity: 'sha512-x' };
const lockOf = (packages: LockFile['packages']): LockFile => ({
  packages: { '': {}, server: {}, 'node_modules/@thikana/server': { link: true }, ...packages },
});

it('accepts packages with hashes and approved scripts', () => {
  const lock = lockOf({ 'node_modules/zod': fine, 'node_modules/node': { ...fine, hasInstallScript: true } });
  expect(problemsOf(lock, { node: true })).toEqual([]);
});

it.each([
  [{}, 'server/node_modules/@a/b has no integrity hash.'],
  [{ ...fine, resolved: 'https://example.org/b.tgz' }, 'names where it was downloaded from'],
  [{ ...fine, deprecated: 'use c' }, 'server/node_modules/@a/b is deprecated: use c'],
  [{ ...fine, hasInstallScript: true }, '@a/b has an install script that allowScripts does not name.'],
])('rejects %j', (locked, problem) => {
  const problems = problemsOf(lockOf({ 'server/node_modules/@a/b': locked }), {});
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

it('rejects the approval of a script that does not exist', () => {
  expect(problemsOf(lockOf({ 'node_modules/zod': fine }), { zod: false })).toEqual([
    'allowScripts names zod, which has no install script.',
  ]);
});
