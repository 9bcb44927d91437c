import type { CardWords } from './cards/card-words.ts';
import type { Likeness } from './likeness.ts';
import type { PictureProblem } from './picture-error.ts';
import type { PosterWords } from './posters/poster-words.ts';
import type { Rendition } from './rendition.ts';

/**
 * What the site asks of a process that decodes and encodes. `first`: what an upload needs at once. `rest`: every
 * rendition. `likeness`: what it is compared with others by. `card`: a picture for previews, over a cover if there is
 * one. `poster`: a PDF with a JPEG in it if there is one.
 */
export type PictureWork =
  | { kind: 'first' | 'rest' | 'likeness'; bytes: Uint8Array }
  | { kind: 'card'; bytes: Uint8Array | undefined; words: CardWords }
  | { kind: 'poster'; bytes: Uint8Array | undefined; words: PosterWords };
export type PictureTask = PictureWork & { id: number };
/** The answer to `waits-for-room`. */
export interface EnterRoom {
  kind: 'enter';
  id: number;
}

export interface FirstLook {
  width: number;
  height: number;
  placeholder: string;
  rendition: Rendition;
}

/** A first look, a likeness, a card or poster, or nothing more to say. */
export type PictureResult = FirstLook | Likeness | Uint8Array | undefined;

/**
 * What it hears back, for the task of that number. `waits-for-room` and `leaves-room`: before and after so much is in
 * memory that there is place for one such picture at a time.
 */
export type PictureTaskNews =
  | { id: number; news: 'waits-for-room' | 'leaves-room' }
  | { id: number; news: 'rendition'; rendition: Rendition }
  | { id: number; news: 'done'; result: PictureResult }
  | { id: number; news: 'failed'; reason: PictureProblem | undefined; message: string };
