export type PictureProblem = 'unsupported' | 'damaged' | 'too-large' | 'too-many-pixels';

/** Why an upload was refused. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly reason: PictureProblem;

  constructor(reason: PictureProblem, cause?: unknown) {
    super(`The picture is refused: ${reason}`, { cause });
    this.reason = reason;
  }
}
