import type { Picture as PictureData } from '@thikana/contract/pictures';
import { Picture } from '#web/components/ui/picture.tsx';
import { m } from '#web/paraglide/messages.js';

/** The pictures of a message. Each one links to its largest rendition. */
export function MessagePictures({ pictures }: { pictures: readonly PictureData[] }) {
  return (
    <ul className={`mb-1 grid gap-1 ${pictures.length > 1 ? 'grid-cols-2' : ''}`}>
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <a href={widestUrl(picture)} target="_blank" rel="noreferrer">
            <Picture
              picture={picture}
              alt={m.conversation_picture({ number: index + 1, count: pictures.length })}
              sizes="(min-width: 768px) 20rem, 70vw"
              fallbackSrc="/default-home.svg"
              className="aspect-4/3 w-56 max-w-full rounded-control md:w-72"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function widestUrl({ url, sources }: PictureData): string {
  const jpeg = sources.find(({ type }) => type === 'image/jpeg');
  return jpeg?.srcset.split(', ').at(-1)?.split(' ')[0] ?? url;
}
