import type { OwnListing } from '@thikana/contract/own-listings';
import { type ReactNode, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { m } from '#web/paraglide/messages.js';
import { ManageListingDialog } from './manage-listing-dialog.tsx';
import { OwnListingCard } from './own-listing-card.tsx';
import { isShareable, listingsOfTab, listingTabs, toListingTab } from './tab-filter.ts';

const labels = {
  all: m.mine_tab_all,
  approved: m.mine_tab_active,
  pending: m.mine_tab_pending,
  rejected: m.mine_tab_rejected,
} as const;

interface Props {
  listings: readonly OwnListing[];
  /** Ways to share a listing, a poster among them. */
  share: (listing: OwnListing) => ReactNode;
}

/** The owner's listings, in a tab for each status. The address holds the tab. */
export function OwnListings({ listings, share }: Props) {
  const [search, setSearch] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const [managed, setManaged] = useState<OwnListing>();
  const tab = toListingTab(search.get('tab'));
  const shown = listingsOfTab(listings, tab);

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <Tabs
        label={m.mine_title()}
        value={tab}
        onChange={(value) =>
          setSearch(value === 'all' ? {} : { tab: value }, { replace: true, preventScrollReset: true })
        }
        tabs={listingTabs.map((value) => ({
          value,
          label: labels[value](),
          count: listingsOfTab(listings, value).length,
        }))}
      >
        {shown.length === 0 ? (
          <EmptyState
            drawing="garden"
            title={listings.length === 0 ? m.mine_none() : m.mine_none_in_tab()}
            text={listings.length === 0 ? m.mine_none_text() : undefined}
            action={<ButtonLink to="/dashboard/new-post">{m.mine_post_first()}</ButtonLink>}
          />
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {shown.map((listing) => (
              <li key={listing._id}>
                <OwnListingCard listing={listing} onManage={() => setManaged(listing)} />
              </li>
            ))}
          </ul>
        )}
      </Tabs>
      {managed && (
        <ManageListingDialog
          listing={managed}
          share={isShareable(managed) ? share(managed) : undefined}
          list={list}
          onClose={() => setManaged(undefined)}
        />
      )}
    </div>
  );
}
