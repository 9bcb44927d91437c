import { limits } from '@thikana/contract/vocabulary';
import { readBytes } from '../../lib/read-bytes.ts';
import { PictureError } from './picture-error.ts';

/** Reads the whole upload into one buffer, up to the limit. */
export const readUpload = readBytes(limits.pictureBytes, () => new PictureError('too-large'));
