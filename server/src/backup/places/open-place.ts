import type { BackupPlace, BackupTarget } from './backup-place.ts';
import { folderPlace } from './folder-place.ts';

export async function openPlace(target: BackupTarget): Promise<BackupPlace> {
  if ('folder' in target) return folderPlace(target.folder);
  // Loaded on demand: the S3 client is larger than the rest of the server.
  const { s3Place } = await import('./s3-place.ts');
  return s3Place(target.s3);
}
