import type { PictureProblem } from './picture-error.ts';
import type { Rendition } from './renditions.ts';

/** What the site asks of a process that decodes and encodes. */
export interface PictureTask {
  id: number;
  /** `first`: what an upload needs at once. `rest`: every rendition. */
  kind: 'first' | 'rest';
  bytes: Uint8Array;
}

export interface FirstLook {
  width: number;
  height: number;
  placeholder: string;
  rendition: Rendition;
}

/** What it hears back, for the task of that number. */
export type PictureTaskNews =
  | { id: number; news: 'rendition'; rendition: Rendition }
  | { id: number; news: 'done'; first?: FirstLook }
  | { id: number; news: 'failed'; reason: PictureProblem | undefined; message: string };
