import { areaLabel } from '@thikana/contract/areas';
import { listPaths } from '@thikana/contract/list-paths';
import type { RemovedListing } from '@thikana/contract/removed-listings';
import { House } from 'lucide-react';
import { MessagePage } from '#web/components/layout/message-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { areaPath } from '#web/lib/addresses/area-path.ts';
import { longDate } from '#web/lib/format/dates.ts';
import { categoryLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { ListingGrid } from './listing-grid.tsx';

/** The page of a listing that was removed, with links to other listings. */
export default function ListingRemoved({ removed }: { removed: RemovedListing }) {
  const { intent, area, removedAt, outcome, similar } = removed;
  const isRent = intent === 'rent';
  const day = longDate(removedAt) ?? '';
  return (
    <>
      <MessagePage
        icon={<House size={34} />}
        title={outcome === 'deleted' ? m.detail_removed() : isRent ? m.detail_rented() : m.detail_sold()}
        text={
          outcome === 'deleted'
            ? m.detail_removed_text({ day })
            : m.detail_closed_text({
                what: categoryLabel(removed.propertyCategory),
                area: areaLabel(area),
                day,
              })
        }
      >
        {area !== 'other' && (
          <ButtonLink to={areaPath(intent, area)}>
            {isRent
              ? m.area_title_rent({ area: areaLabel(area) })
              : m.area_title_sell({ area: areaLabel(area) })}
          </ButtonLink>
        )}
        <ButtonLink to={listPaths[intent]} variant="secondary">
          {isRent ? m.area_browse_rent() : m.area_browse_sell()}
        </ButtonLink>
      </MessagePage>
      {similar.length > 0 && (
        <section aria-labelledby="similar" className="container-page pb-10">
          <h2 id="similar" className="mb-4 font-semibold text-2xl">
            {m.detail_similar()}
          </h2>
          <ListingGrid listings={similar} isFirst={false} />
        </section>
      )}
    </>
  );
}
