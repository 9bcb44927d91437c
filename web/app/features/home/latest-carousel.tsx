import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';
import { m } from '#web/paraglide/messages.js';
import { useCarousel } from './use-carousel.ts';

/** One to four cards side by side, depending on the width. */
export function LatestCarousel({ cards }: { cards: readonly { key: string; card: ReactNode }[] }) {
  const row = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(row);
  // Without scripts, the visitor scrolls the row by hand.
  const isAlive = useHydrated();

  const turn = (direction: 'previous' | 'next') => {
    carousel.stop();
    carousel.scroll(direction);
  };

  return (
    <section
      aria-labelledby="latest"
      aria-roledescription={m.home_latest_role()}
      className="below-first-screen"
      {...carousel.whileAttended}
    >
      <div className="flex min-h-touch items-center justify-between gap-3">
        <h2 id="latest" className="font-semibold text-2xl">
          {m.home_latest()}
        </h2>
        {/* As wide before hydration, so that the heading keeps its lines. */}
        <div className="-mr-3 flex min-w-33 shrink-0">
          {isAlive && (
            <>
              <IconButton
                label={carousel.isStopped ? m.home_latest_play() : m.home_latest_pause()}
                icon={carousel.isStopped ? <Play size={18} /> : <Pause size={18} />}
                onClick={carousel.toggle}
              />
              <IconButton
                label={m.home_latest_previous()}
                icon={<ChevronLeft size={20} />}
                onClick={() => turn('previous')}
              />
              <IconButton
                label={m.home_latest_next()}
                icon={<ChevronRight size={20} />}
                onClick={() => turn('next')}
              />
            </>
          )}
        </div>
      </div>
      <div
        ref={row}
        onPointerDown={carousel.stop}
        className="mt-4 -ml-5 snap-x snap-mandatory overflow-x-auto [scrollbar-width:thin]"
      >
        <ul className="flex">
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
