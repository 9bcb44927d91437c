import { useEffect, useState } from 'react';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { enterComingPage } from '#web/lib/pages/coming-page.ts';

const listing = /\/(rentals|buys)\/[0-9a-f]{24}$/;

/** The page of a listing while it loads: the photo and title of its card, which are there already, and a skeleton. */
export function ComingListing({ path }: { path: string }) {
  const [card] = useState(() => readCard(path));
  useEffect(() => {
    if (card) enterComingPage();
  }, [card]);
  if (!card) return null;
  return (
    <div
      data-coming
      aria-hidden
      className="fixed inset-x-0 top-14 bottom-0 z-[35] animate-appear overflow-hidden bg-paper lg:top-16"
    >
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-8 py-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-8">
          <div className="aspect-4/3 w-full overflow-hidden rounded-card bg-raised max-md:max-h-[56dvh] md:aspect-8/3">
            {card.photo && (
              <img
                src={card.photo}
                alt=""
                width={400}
                height={300}
                decoding="sync"
                className="size-full object-cover md:w-1/2"
              />
            )}
          </div>
          <div className="grid gap-2">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-8 w-40" />
            <p lang={card.language} className="font-semibold text-lg leading-snug">
              {card.title}
            </p>
            <Skeleton className="h-5 w-full" />
            <Skeleton className="h-5 w-2/3" />
          </div>
          <Skeleton className="h-28" />
        </div>
        <Skeleton className="hidden h-80 lg:block" />
      </div>
    </div>
  );
}

/** What the page shows of a listing, if it has its card. */
function readCard(path: string) {
  if (!listing.test(path)) return undefined;
  const card = document.querySelector(`article a[href="${path}"]`)?.closest('article');
  const title = card?.querySelector<HTMLElement>('h3 a');
  if (!card || !title) return undefined;
  const photos = [...card.querySelectorAll('img')]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    .map(({ currentSrc }) => currentSrc);
  // The first picture is the blurred placeholder.
  const photo = photos.find((address) => !address.startsWith('data:')) ?? photos[0];
  return { title: title.textContent, language: title.lang || undefined, photo };
}
