import type { Site } from '@thikana/contract/site';
import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { m } from '#web/paraglide/messages.js';
import { heroScenes } from './hero-scenes.ts';
import { ScenePicture } from './scene-picture.tsx';
import { usePageLoaded } from './use-page-loaded.ts';
import { useSlideShow } from './use-slide-show.ts';

const fade = (isShown: boolean) =>
  `transition-opacity duration-1000 ${isShown ? '' : 'pointer-events-none opacity-0'}`;

/** Three pictures with texts that fade into each other behind the search form. */
export function Hero({ slides, children }: { slides: Site['heroSlides']; children: ReactNode }) {
  const scenes = heroScenes(slides);
  const show = useSlideShow(scenes.length);
  const areOthersDue = usePageLoaded();

  return (
    <section aria-label={m.home_hero()} className="relative isolate z-10" {...show.whileAttended}>
      <div className="absolute inset-0 -z-10 overflow-hidden bg-tea-soft">
        {scenes.map((scene, index) =>
          index === 0 || areOthersDue ? (
            <ScenePicture
              key={scene.src}
              scene={scene}
              isUrgent={index === 0}
              className={fade(index === show.current)}
            />
          ) : null,
        )}
        <div className="absolute inset-0 bg-linear-to-t from-black/70 via-black/55 to-black/40 md:via-black/20 md:to-transparent" />
        <div className="absolute inset-0 hidden bg-linear-to-r from-black/55 to-transparent to-60% md:block" />
      </div>
      <div className="container-page flex min-h-[26rem] flex-col justify-end gap-6 pt-24 pb-8 md:min-h-[34rem]">
        <div className="flex items-end justify-between gap-4 text-white text-shadow-black/50 text-shadow-md">
          <div className="grid">
            {slides.map(({ headline, subtext }, index) => (
              <div
                key={headline}
                aria-hidden={index !== show.current}
                className={`col-start-1 row-start-1 ${fade(index === show.current)}`}
              >
                <p className="hidden text-balance font-display font-semibold text-5xl leading-(--display-line-height) md:block">
                  {headline}
                </p>
                <p className="mt-2 font-semibold text-lg md:font-normal md:text-2xl">{subtext}</p>
              </div>
            ))}
          </div>
          <IconButton
            label={show.isStopped ? m.home_hero_play() : m.home_hero_pause()}
            icon={show.isStopped ? <Play size={18} /> : <Pause size={18} />}
            variant="floating"
            className="text-ink"
            onClick={show.toggle}
          />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: interacting with the search form stops the slides. */}
        <div className="text-ink" onFocus={show.stop} onPointerDown={show.stop}>
          {children}
        </div>
      </div>
    </section>
  );
}
