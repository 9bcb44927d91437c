import { createHash } from 'node:crypto';
import {
  createWriteStream,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { stampOf } from './build-folders.ts';

/** The list of files in a release; `sha256sum --check` reads it. */
const listFile = 'files.sha256';

/**
 * Packs a build into `thikana-VERSION-PLATFORM.tar.gz`. Names, their order, times and owners depend on the files alone,
 * so that two releases of the same build are equal.
 */
export async function makeRelease(build: string, into: string): Promise<string> {
  const name = `thikana-${stampOf(build).version}-${platform()}`;
  const file = path.join(into, `${name}.tar.gz`);
  mkdirSync(into, { recursive: true });
  const archive = pack();
  const written = pipeline(archive, createGzip(), createWriteStream(`${file}.unfinished`));
  const lines: string[] = [];
  for (const each of filesOf(build)) {
    const { header, bytes } = entryOf(build, each);
    await new Promise<void>((resolve, reject) => {
      archive.entry({ ...header, name: `${name}/${each}` }, bytes, (error) =>
        error ? reject(error) : resolve(),
      );
    });
    if (header.type === 'file') lines.push(`${createHash('sha256').update(bytes).digest('hex')}  ${each}\n`);
  }
  archive.entry({ name: `${name}/${listFile}`, ...sameForAll, mode: 0o644 }, lines.join(''));
  archive.finalize();
  await written;
  renameSync(`${file}.unfinished`, file);
  return file;
}

const sameForAll = { mtime: new Date(0), uid: 0, gid: 0, uname: 'root', gname: 'root' };

/** All files but Node itself, which the operator has. */
function filesOf(build: string): string[] {
  return readdirSync(build, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => file !== path.basename(process.execPath))
    .toSorted();
}

function entryOf(build: string, name: string): { header: Partial<Header>; bytes: Buffer } {
  const file = path.join(build, name);
  const stat = lstatSync(file);
  if (stat.isSymbolicLink())
    return {
      header: { ...sameForAll, type: 'symlink', linkname: readlinkSync(file) },
      bytes: Buffer.alloc(0),
    };
  const bytes = readFileSync(file);
  const mode = stat.mode & 0o100 ? 0o755 : 0o644;
  return { header: { ...sameForAll, type: 'file', mode, size: bytes.length }, bytes };
}

function platform(): string {
  const isMusl = process.platform === 'linux' && !isGlibc();
  return [process.platform, process.arch, ...(isMusl ? ['musl'] : [])].join('-');
}

function isGlibc(): boolean {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime !== undefined;
}
