import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { m } from '#web/paraglide/messages.js';
import { useCarousel } from './use-carousel.ts';

/** One to four cards beside each other, as the screen allows. */
export function LatestCarousel({ cards }: { cards: readonly { key: string; card: ReactNode }[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport);

  return (
    <section aria-labelledby="latest" aria-roledescription={m.home_latest_role()}>
      <div className="flex min-h-touch items-center justify-between gap-3">
        <h2 id="latest" className="font-bold text-2xl">
          {m.home_latest()}
        </h2>
        {carousel && (
          <div className="flex gap-1">
            <IconButton
              label={carousel.isPlaying ? m.home_latest_pause() : m.home_latest_play()}
              icon={carousel.isPlaying ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
              onClick={carousel.toggle}
            />
            <IconButton
              label={m.home_latest_previous()}
              icon={<ChevronLeft aria-hidden size={20} />}
              onClick={() => carousel.scroll('previous')}
            />
            <IconButton
              label={m.home_latest_next()}
              icon={<ChevronRight aria-hidden size={20} />}
              onClick={() => carousel.scroll('next')}
            />
          </div>
        )}
      </div>
      <div
        ref={viewport}
        className={`mt-4 ${carousel ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto'}`}
      >
        <ul className="-ml-5 flex touch-pan-y">
          {cards.map(({ key, card }) => (
            <li
              key={key}
              className="min-w-0 shrink-0 basis-full snap-start pl-5 sm:basis-1/2 lg:basis-1/3 xl:basis-1/4"
            >
              {card}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
