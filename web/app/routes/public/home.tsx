import { viewAreas } from '@thikana/contract/area-totals';
import type { Call } from '@thikana/contract/client';
import { viewFreshness } from '@thikana/contract/freshness';
import { viewLatestListings } from '@thikana/contract/listings';
import { cityName, citySurroundings } from '@thikana/contract/place-name';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Areas } from '#web/features/home/areas.tsx';
import { Counters } from '#web/features/home/counters.tsx';
import { FeaturesSection } from '#web/features/home/features-section.tsx';
import { FreshnessLine } from '#web/features/home/freshness-line.tsx';
import { Hero } from '#web/features/home/hero.tsx';
import { heroScenes } from '#web/features/home/hero-scenes.ts';
import { LatestCarousel } from '#web/features/home/latest-carousel.tsx';
import { scenePreload } from '#web/features/home/scene-picture.tsx';
import { ListingCard } from '#web/features/listings/listing-card.tsx';
import { SearchForm } from '#web/features/search/search-form.tsx';
import { publicLoader } from '#web/lib/api/route-data.ts';
import { asCards } from '#web/lib/documents/card-listing.server.ts';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import { siteOf } from '#web/lib/documents/page-title.ts';
import { useSite } from '#web/lib/documents/site.ts';
import type { HeadArgs, PageProps } from '#web/lib/pages/page-module.ts';
import { describeSite } from '#web/lib/structured-data/describe-site.server.ts';
import { m } from '#web/paraglide/messages.js';

const load = async (call: Call) => {
  const [latest, { areas }, freshness] = await Promise.all([
    call(viewLatestListings, {}),
    call(viewAreas, {}),
    call(viewFreshness, {}),
  ]);
  return { ...latest, areas, freshness };
};

export const loader = publicLoader(
  load,
  import.meta.env.SSR && {
    show: ({ recentPosts, ...answer }) => ({ ...answer, recentPosts: asCards(recentPosts) }),
    describe: (_answer, site) => describeSite(site),
  },
);

export const meta = ({ matches }: Pick<HeadArgs, 'matches'>) => {
  const [first] = heroScenes(siteOf(matches)?.heroSlides ?? []);
  return [
    ...pageMeta(matches, {
      title: m.home_title({ city: cityName() }),
      description: m.home_description({ places: citySurroundings() }),
      path: '/',
    }),
    ...scenePreload(first),
  ];
};

export default function Home({ loaderData }: PageProps<typeof loader>) {
  const site = useSite();
  return (
    <>
      <h1 className="sr-only">{m.home_title({ city: cityName() })}</h1>
      <Hero slides={site?.heroSlides ?? []}>
        <SearchForm />
      </Hero>
      <div className="container-page grid grid-cols-[minmax(0,1fr)] gap-14 pt-8">
        <div>
          {site && <Counters counters={site.counters} />}
          <FreshnessLine {...loaderData.freshness} />
        </div>
        {loaderData.recentPosts.length > 0 && (
          <LatestCarousel
            cards={loaderData.recentPosts.map((listing) => ({
              key: listing._id,
              card: <ListingCard listing={listing} saysPurpose canSwipe={false} />,
            }))}
          />
        )}
        <div className="text-center">
          <ButtonLink to="/properties" size="lg" variant="tea">
            {m.home_find()}
          </ButtonLink>
        </div>
        {loaderData.areas.length > 0 && <Areas areas={loaderData.areas} />}
        <FeaturesSection />
      </div>
    </>
  );
}
