import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const cache = path.resolve(import.meta.dirname, '../node_modules/.cache/promtool');

/**
 * Prometheus' own program for checking rules: an installed one, or the one in Debian's package. Undefined on systems
 * without either. The package is not installed, because it would start a server.
 */
export function findPromtool(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), cache];
  const find = () => folders.map((folder) => path.join(folder, 'promtool')).find((file) => existsSync(file));
  const found = find();
  if (found) return found;
  unpack();
  return find();
}

function unpack(): void {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'package-'));
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, { cwd: folder, stdio: 'ignore' }).status === 0;
  try {
    const isDownloaded =
      run('apt-get', ['download', 'prometheus']) ||
      (run('apt-get', ['update', '-qq']) && run('apt-get', ['download', 'prometheus']));
    const [file] = globSync('*.deb', { cwd: folder });
    if (isDownloaded && file && run('dpkg-deb', ['--extract', file, '.']))
      renameSync(path.join(folder, 'usr/bin/promtool'), path.join(cache, 'promtool'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
