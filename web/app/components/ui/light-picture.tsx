import { Image } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { smallRendition } from '#web/lib/format/small-rendition.ts';
import { m } from '#web/paraglide/messages.js';
import type { PictureData } from './picture-data.ts';

interface Props {
  picture: PictureData;
  alt: string;
}

/** With light data: a photo that loads, in a small width, when it is tapped. */
export default function LightPicture({ picture, alt }: Props) {
  const [isShown, setShown] = useState(false);
  const [isInControl, setInControl] = useState(false);
  if (isInControl) return null;
  if (isShown)
    return (
      <img
        // The service worker loads only photos that were asked for.
        src={`${smallRendition(picture)}?shown`}
        alt={alt}
        width={picture.width}
        height={picture.height}
        className="relative size-full object-cover"
      />
    );
  const show = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setShown(true);
  };
  const look =
    'absolute inset-0 z-10 m-auto flex h-fit min-h-touch w-fit items-center gap-2 rounded-full bg-surface px-4 font-semibold text-tea';
  return (
    <button
      type="button"
      // A link or button around it opens a larger view.
      ref={(button) => {
        if (button?.parentElement?.closest('a, button')) setInControl(true);
      }}
      onClick={show}
      className={look}
    >
      <Image size={18} />
      {m.ui_show_photo()}
      {alt && <span className="sr-only">{alt}</span>}
    </button>
  );
}
