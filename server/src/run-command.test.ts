import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from '../test/temporary-folder.ts';
import { BackupError } from './backup/backup-error.ts';
import { StartupError } from './lib/startup-error.ts';
import { StorageUnavailable } from './platform/storage/storage-unavailable.ts';
import { runCommand } from './run-command.ts';

afterEach(() => {
  process.exitCode = undefined;
  process.removeAllListeners('SIGINT');
  process.removeAllListeners('SIGTERM');
});

it.each([
  [new StartupError('There is no site.', 'Start it.'), 'There is no site.\nStart it.'],
  [new BackupError('The archive is damaged.'), 'The archive is damaged.'],
  [Object.assign(new Error('write failed'), { code: 'ENOSPC' }), 'The disk is full.'],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), 'The disk of the database is full.'],
  [
    Object.assign(new Error('could not extend file: File too large'), { code: 'XX000' }),
    'The disk of the database is full, or a quota',
  ],
  [new Error('Connection terminated unexpectedly'), 'The connection to the database was lost'],
  [new StorageUnavailable('away', { cause: new Error('ECONNREFUSED') }), 'cannot be used: ECONNREFUSED'],
])('says %s without a stack', async (error, text) => {
  const output = vi.spyOn(console, 'error').mockImplementation(() => {});
  await runCommand(() => Promise.reject(error));
  const [printed] = output.mock.calls[0] ?? [];
  output.mockRestore();
  expect(printed).toContain(text);
  expect(printed).not.toContain('    at ');
  expect(process.exitCode).toBe(1);
});

it('Ctrl+C prints no stack', async () => {
  // A database that never answers.
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connected = once(server, 'connection');
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'backup/backup-cli.ts'), path.join(makeTemporaryFolder(), 'a.tar')],
    {
      env: { ...process.env, S3_BUCKET: '', DATABASE_URL: `postgresql://u:p@127.0.0.1:${port}/x` },
    },
  );
  let output = '';
  child.stderr.on('data', (chunk) => {
    output += String(chunk);
  });
  const [socket] = (await connected) as [Socket];
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([130, null]);
  expect(output).toBe('\nInterrupted.\n');
  socket.destroy();
  server.close();
});
