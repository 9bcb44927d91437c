import type { BrandPictures } from './brand-pictures.ts';
import type { CardWords } from './cards/card-words.ts';
import type { Fingerprint } from './fingerprint.ts';
import type { PictureProblem } from './picture-error.ts';
import type { PosterWords } from './posters/poster-words.ts';
import type { Rendition } from './rendition.ts';
import type { SlideCuts } from './slide-pictures.ts';

/**
 * A task for a picture process. `first`: what an upload needs at once. `rest`: every rendition. `fingerprint`: the
 * fingerprint. `brand`: logo and icon. `maskable`: an icon that phones may cut. `slide`: the cuts for the home page. `card`: a preview picture, over a cover if there is one. `poster`: a PDF, with a JPEG if there is one.
 */
export type PictureWork =
  | { kind: 'first' | 'rest' | 'fingerprint'; bytes: Uint8Array }
  | { kind: 'brand' | 'maskable' | 'slide'; bytes: Uint8Array }
  | { kind: 'card'; bytes: Uint8Array | undefined; words: CardWords }
  | { kind: 'poster'; bytes: Uint8Array | undefined; words: PosterWords };
export type PictureTask = PictureWork & { id: number };
/** The answer to `waits-for-lock`. */
export interface LockAcquired {
  kind: 'lock-acquired';
  id: number;
}

export interface FirstLook {
  width: number;
  height: number;
  placeholder: string;
  rendition: Rendition;
}

/** The result of a task, if it has one. */
export type PictureResult = FirstLook | BrandPictures | SlideCuts | Fingerprint | Uint8Array | undefined;

/** The messages about a task. `waits-for-lock` and `releases-lock` acquire and release the lock for large pictures. */
export type PictureTaskNews =
  | { id: number; news: 'waits-for-lock' | 'releases-lock' }
  | { id: number; news: 'rendition'; rendition: Rendition }
  | { id: number; news: 'done'; result: PictureResult }
  | { id: number; news: 'failed'; reason: PictureProblem | undefined; message: string };
