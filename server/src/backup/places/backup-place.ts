import type { S3Options } from '#server/platform/storage/storage.ts';
import type { ArchiveOutput } from './archive-output.ts';
import type { ArchiveSource } from './archive-source.ts';

/** Where backups are kept: a folder or a bucket. Names are file names. */
export interface BackupPlace {
  /** For messages, without keys. */
  description: string;
  output(name: string): Promise<ArchiveOutput>;
  source(name: string): ArchiveSource;
  /** The names of complete archives that begin like this. */
  list(prefix: string): Promise<string[]>;
  remove(name: string): Promise<void>;
}

export type BackupTarget = { folder: string } | { s3: S3Options };

export function describeTarget(target: BackupTarget): string {
  if ('folder' in target) return target.folder;
  return `s3://${[target.s3.bucket, target.s3.prefix].filter(Boolean).join('/')}`;
}
