/** Something that the person who backs up or restores must put right; shown without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Instead of an archive that could be taken for a backup. */
export function noPictures(pictures: number): BackupError {
  return new BackupError(
    `The store has no file of any of the ${pictures} pictures. Is it the right one (S3_BUCKET, DATA_DIR)? Nothing was backed up.`,
  );
}

/** Not one byte of it is used. */
export function damaged(detail: string, cause?: unknown): BackupError {
  return new BackupError(`The archive is damaged or was cut short: ${detail}. Nothing was restored.`, {
    cause,
  });
}
