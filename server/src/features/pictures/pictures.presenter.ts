import type { Picture } from '@thikana/contract/pictures';
import type { PictureRow } from '../../platform/database/tables/listing-tables.ts';
import { firstRenditionWidth, renditionWidths } from '../../platform/pictures/rendition-widths.ts';

type PictureColumns = Pick<PictureRow, 'id' | 'width' | 'height' | 'placeholder'> & { isFinished: boolean };

/** An unfinished picture has one rendition, so that its owner sees it at once. */
export function presentPicture(picture: PictureColumns): Picture {
  const { id, width, height, placeholder, isFinished } = picture;
  const widths = isFinished ? renditionWidths(width) : [firstRenditionWidth(width)];
  const srcset = (format: string) =>
    widths.map((each) => `${renditionUrl(id, each, format)} ${each}w`).join(', ');
  return {
    url: pictureUrl(picture),
    width,
    height,
    placeholder,
    sources: [
      ...(isFinished ? [{ type: 'image/avif', srcset: srcset('avif') }] : []),
      { type: 'image/jpeg', srcset: srcset('jpg') },
    ],
  };
}

/** The canonical address of a picture; it never changes. */
export function pictureUrl({ id, width }: Pick<PictureRow, 'id' | 'width'>): string {
  return renditionUrl(id, firstRenditionWidth(width), 'jpg');
}

/** A profile picture; the caller needs no sizes. */
export function avatarUrl(pictureId: string): string {
  return `/pictures/${pictureId}/avatar.jpg`;
}

function renditionUrl(id: string, width: number, format: string): string {
  return `/pictures/${id}/${width}.${format}`;
}
