import type { Picture } from '@thikana/contract/pictures';
import { useEffect, useMemo, useState } from 'react';
import type { ListedPicture } from './picture-list.ts';

/** The pictures of a post as a listing shows them. New ones appear after the first render. */
export function useDraftGallery(pictures: readonly ListedPicture[]): Picture[] {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const made = new Map(
      pictures.flatMap((picture) =>
        picture.kind === 'new' ? [[picture.id, URL.createObjectURL(picture.file)]] : [],
      ),
    );
    setUrls(made);
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url);
    };
  }, [pictures]);
  return useMemo(
    () =>
      pictures.flatMap((picture) => {
        const url = picture.kind === 'posted' ? picture.url : urls.get(picture.id);
        return url ? [{ url, ...drawnSize, placeholder: '', sources: [] }] : [];
      }),
    [pictures, urls],
  );
}

/** The real size is not known before the upload, and the frame crops every picture to this shape. */
const drawnSize = { width: 1600, height: 1200 };
