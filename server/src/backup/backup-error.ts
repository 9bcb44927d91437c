/** Something that the person who backs up or restores must put right; shown without a stack. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Not one byte of it is used. */
export function damaged(detail: string, cause?: unknown): BackupError {
  return new BackupError(`The archive is damaged or was cut short: ${detail}. Nothing was restored.`, {
    cause,
  });
}
