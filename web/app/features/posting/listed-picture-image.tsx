import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { useObjectUrl } from '#web/lib/device/use-object-url.ts';
import type { ListedPicture } from './picture-list.ts';

/** A picture of the listing, or its file name if the browser cannot show it, as with HEIC. */
export function ListedPictureImage({ picture, alt }: { picture: ListedPicture; alt: string }) {
  const [hasFailed, setFailed] = useState(false);
  const objectUrl = useObjectUrl(picture.kind === 'new' ? picture.file : undefined);
  const url = picture.kind === 'posted' ? picture.url : objectUrl;
  if (hasFailed) {
    return (
      <div className="grid aspect-4/3 place-content-center justify-items-center gap-1 bg-raised p-2 text-center text-ink-soft text-sm">
        <ImageOff />
        <span className="break-all">{picture.kind === 'new' ? picture.file.name : alt}</span>
      </div>
    );
  }
  return (
    <div className="aspect-4/3 bg-raised">
      {url && (
        <img
          src={url}
          alt={alt}
          width={400}
          height={300}
          draggable={false}
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      )}
    </div>
  );
}
