import { createHash } from 'node:crypto';
import { policies } from 'pg-boss';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/*
 * docs/operating.md describes the format. In this order:
 *   manifest.json                 what is in the archive
 *   rows/<table>/00001.copy …     PostgreSQL's COPY, text format; every file is whole rows
 *   sequences.json
 *   checksums/rows                SHA-256 of everything so far
 *   pictures/<key in the store>
 *   checksums/pictures-00 … -ff   SHA-256 of the pictures whose id begins so
 *   checksums/all                 SHA-256 of the files of checksums; ends the archive
 */
export const manifestName = 'manifest.json';
export const sequencesName = 'sequences.json';
export const picturesFolder = 'pictures/';
export const checksumsFolder = 'checksums/';
export const checksumOfAll = `${checksumsFolder}all`;

const queueSchema = z.object({
  name: z.string(),
  policy: z.enum(Object.values(policies)),
  retryLimit: z.number(),
  retryDelay: z.number(),
  retryBackoff: z.boolean(),
  retryDelayMax: z.number().nullish(),
  expireInSeconds: z.number(),
  retentionSeconds: z.number(),
  deleteAfterSeconds: z.number(),
});

export const manifestSchema = z.object({
  format: z.literal(1, 'is of another version'),
  madeAt: z.iso.datetime(),
  version: z.string(),
  /** An archive of the rows alone is for going back to an older version; the pictures stay where they are. */
  contents: z.enum(['everything', 'rows']).default('everything'),
  migrations: z.array(z.object({ number: z.number(), name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1) })),
  queues: z.array(queueSchema),
});
export type Manifest = z.output<typeof manifestSchema>;
export type ArchivedTable = Manifest['tables'][number];

export const sequencesSchema = z.array(z.object({ name: z.string(), lastValue: z.string() }));

export interface ArchivedFile {
  name: string;
  bytes: Buffer;
}

export function readManifest({ name, bytes }: ArchivedFile): Manifest {
  if (name !== manifestName) throw new BackupError('This is not a Thikana backup.');
  const manifest = manifestSchema.safeParse(JSON.parse(bytes.toString()));
  if (manifest.success) return manifest.data;
  throw new BackupError('This backup was made by another version of Thikana. Restore it with that version.');
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The input format of `sha256sum --check`. */
export function checksumLines(checksums: ReadonlyMap<string, string>): string {
  return Array.from(checksums, ([name, checksum]) => `${checksum}  ${name}\n`).join('');
}
