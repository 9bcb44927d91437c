/** A problem that the operator has to fix; shown without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Thrown so that no unusable archive looks like a backup. */
export function noPictures(pictures: number): BackupError {
  return new BackupError(
    `The picture store has none of the ${pictures} pictures. Check S3_BUCKET or DATA_DIR. Nothing was backed up.`,
  );
}

/** The archive is damaged; nothing of it is used. */
export function damaged(detail: string, cause?: unknown): BackupError {
  return new BackupError(`The archive is damaged or truncated: ${detail}. Nothing was restored.`, {
    cause,
  });
}
