import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ServerAddress } from './cluster.ts';
import type { ServerAccount } from './server-account.ts';

const folderPrefix = 'thikana-';

/** The path of a socket is limited to about 100 characters. */
const longestFolderLength = 80;

/** Picks a socket or port that no other process uses. */
export async function chooseServerAddress(account: ServerAccount | undefined): Promise<ServerAddress> {
  if (process.platform === 'win32') return { kind: 'port', port: await findFreePort() };
  const parent = tmpdir().length < longestFolderLength ? tmpdir() : '/tmp';
  const folder = mkdtempSync(join(parent, folderPrefix));
  if (account) chownSync(folder, account.uid, account.gid);
  // In a private folder the number is only part of the socket's name.
  return { kind: 'socket', folder, port: 1 };
}

/** Removes the remains of a socket folder, and nothing else. */
export function removeSocketFolder(folder: string): void {
  if (basename(folder).startsWith(folderPrefix)) rmSync(folder, { recursive: true, force: true });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
