import { Pause, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { m } from '#web/paraglide/messages.js';
import { heroSlides } from './hero-slides.ts';
import { useSlides } from './use-slides.ts';

/** Three pictures that fade into one another behind the search form; anything one does with it stops them. */
export function Hero({ children }: { children: ReactNode }) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const current = useSlides(heroSlides.length, isPaused || isHovered);

  return (
    <section className="relative isolate">
      <div className="absolute inset-0 -z-10 overflow-hidden bg-tea-soft">
        {heroSlides.map((slide, index) => (
          <HeroPicture
            key={slide.picture}
            name={slide.picture}
            isFirst={index === 0}
            isShown={index === current}
          />
        ))}
        <div className="absolute inset-0 bg-linear-to-t from-black/75 via-black/45 to-black/20" />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the pictures stand still while someone is in here. */}
      <div
        className="container-page flex min-h-[26rem] flex-col justify-end gap-6 pt-24 pb-8 md:min-h-[32rem]"
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setPaused(true)}
      >
        <div className="flex items-end justify-between gap-4 text-white">
          <div className="grid">
            {heroSlides.map((slide, index) => (
              <div
                key={slide.picture}
                aria-hidden={index !== current}
                className={`col-start-1 row-start-1 transition-opacity duration-1000 ${index === current ? '' : 'opacity-0'}`}
              >
                <p className="hidden font-bold text-5xl leading-tight md:block">{slide.title()}</p>
                <p className="mt-2 text-xl">{slide.text()}</p>
              </div>
            ))}
          </div>
          <IconButton
            label={isPaused ? m.home_hero_play() : m.home_hero_pause()}
            icon={isPaused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
            variant="floating"
            className="text-ink"
            onClick={() => setPaused(!isPaused)}
          />
        </div>
        <div className="text-ink">{children}</div>
      </div>
    </section>
  );
}

function HeroPicture({ name, isFirst, isShown }: { name: string; isFirst: boolean; isShown: boolean }) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`/hero/${name}-800.avif 800w, /hero/${name}.avif 1600w`}
        sizes="100vw"
      />
      <img
        src={`/hero/${name}.jpg`}
        alt=""
        width={1600}
        height={900}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={`absolute inset-0 size-full object-cover transition-opacity duration-1000 ${isShown ? '' : 'opacity-0'}`}
      />
    </picture>
  );
}
