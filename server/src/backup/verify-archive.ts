import { type Manifest, readManifest } from './archive-format.ts';
import { readArchive } from './archive-reader.ts';
import { damaged } from './backup-error.ts';
import type { ArchiveSource } from './places/archive-source.ts';

/** Reads and verifies the whole archive, so that no part of a damaged one is used. */
export async function verifyArchive(
  archive: string | ArchiveSource,
  onProgress: (bytes: number) => void,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  let bytes = 0;
  for await (const each of readArchive(archive)) {
    manifest ??= readManifest(each);
    bytes += each.bytes.length;
    onProgress(bytes);
  }
  if (!manifest) throw damaged('there is nothing in it');
  return manifest;
}
