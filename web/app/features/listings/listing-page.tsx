import { areaLabel } from '@thikana/contract/areas';
import type { ListingContact, ListingWithGallery } from '@thikana/contract/listings';
import { isStaff } from '@thikana/contract/roles';
import type { Surroundings } from '@thikana/contract/search/surroundings';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ScrollToTop } from '#web/components/ui/scroll-to-top.tsx';
import { areaPath } from '#web/lib/addresses/area-path.ts';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { rememberViewed } from '#web/lib/device/saved-listings.ts';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { Description } from './description.tsx';
import { Gallery } from './gallery.tsx';
import { ListingActions } from './listing-actions.tsx';
import { ListingGrid } from './listing-grid.tsx';
import { ListingHeading } from './listing-heading.tsx';
import { PhoneContact } from './phone-contact.tsx';
import { PhoneReveal } from './phone-reveal.tsx';
import { PostedByCard } from './posted-by-card.tsx';
import { PriceTag } from './price-tag.tsx';
import { FactsCards, SideCards } from './still-cards.tsx';
import { usePhone } from './use-phone.ts';

/** The usual price, and cards of similar listings. */
export type ShownSurroundings = Pick<Surroundings, 'usualPrice' | 'landmarks'> & {
  similar: readonly CardListing[];
};

interface Props {
  listing: ListingWithGallery;
  contact: ListingContact | null;
  /** The badges of the listing and its owner. */
  badges?: ReactNode;
  surroundings?: ShownSurroundings | undefined;
  /** Where it is, and the distances to the visitor's places. */
  place?: ReactNode;
}

/** What the preview of a draft is made of too. */
export const listingParts = { Gallery, ListingHeading, Description, PostedByCard };

/** A listing's page: all details and how to contact its owner. */
export function ListingPage({ listing, contact, badges, surroundings, place }: Props) {
  const phone = usePhone(listing);
  const path = listingPath(listing);
  const isPublic = listing.approvalStatus === 'approved';
  useEffect(() => {
    if (isPublic) rememberViewed(listing._id);
  }, [isPublic, listing._id]);

  // Members of staff have no conversations.
  const session = useSession();
  const messages =
    contact && !isStaff(session?.user.role ?? 'user')
      ? {
          path: session ? `/dashboard/messages?listing=${listing._id}` : `/write/${listing._id}`,
          label: m.detail_message_owner(),
        }
      : undefined;
  const actionsOf = { id: listing._id, path, title: listing.title, isPublic };

  return (
    <div className="container-page py-6 pb-28 lg:pb-6">
      {!isPublic && (
        <Notice tone="warning" className="mb-4">
          {m.detail_not_public({ status: listing.approvalStatus })}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Gallery listing={listing} />
          <div className="flex items-start justify-between gap-4">
            <ListingHeading listing={listing} />
            <div className="hidden lg:block">
              <ListingActions {...actionsOf} look="button" />
            </div>
          </div>
          <FactsCards listing={listing} />
          <Description text={listing.description} />
          {place}
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:sticky lg:top-22 lg:self-start">
          <PostedByCard listing={listing} contact={contact} badges={badges}>
            <PhoneReveal phone={phone} path={path} />
            <PhoneContact phone={phone} listing={listing} className="mt-2" />
            {messages && (
              <ButtonLink
                to={messages.path}
                variant={listing.messagesOnly ? 'primary' : 'secondary'}
                className="mt-2 w-full"
              >
                {messages.label}
              </ButtonLink>
            )}
          </PostedByCard>
          <SideCards listing={listing} usualPrice={surroundings?.usualPrice} />
          {isPublic && (
            <Link
              to={`/report/listing/${listing._id}`}
              rel="nofollow"
              className="inline-flex min-h-touch items-center text-ink-soft underline"
            >
              {m.detail_report()}
            </Link>
          )}
        </aside>
      </div>
      {surroundings && surroundings.similar.length > 0 && (
        <section aria-labelledby="similar" className="mt-12">
          <h2 id="similar" className="mb-4 font-semibold text-2xl">
            {m.detail_similar()}
          </h2>
          <ListingGrid listings={surroundings.similar} isFirst={false} />
        </section>
      )}
      {listing.area !== 'other' && (
        <p className="mt-8">
          <ButtonLink to={areaPath(listing.intent, listing.area)} variant="secondary">
            {listing.intent === 'rent'
              ? m.area_title_rent({ area: areaLabel(listing.area) })
              : m.area_title_sell({ area: areaLabel(listing.area) })}
          </ButtonLink>
        </p>
      )}
      <div
        data-contact-bar
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface px-4 py-3 lg:hidden"
      >
        <PhoneContact phone={phone} listing={listing} className="mb-3" />
        <div className="flex flex-wrap items-center gap-2">
          {!(phone.step === 'shown' && phone.contact.phone) && (
            <PriceTag listing={listing} form="short" className="shrink-0 [&>span]:block" />
          )}
          <div className="@container min-w-0 flex-[1_1_2.5rem]">
            {contact && <PhoneReveal phone={phone} path={path} isShort />}
          </div>
          <ListingActions {...actionsOf} messages={messages} />
        </div>
      </div>
      <ScrollToTop />
    </div>
  );
}
