import type { ListingWithGallery } from '@thikana/contract/listings';
import { lazy, Suspense } from 'react';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import type { usePhone } from './use-phone.ts';

const MoreContact = lazy(() => import('./more-contact.tsx'));

interface Props {
  phone: ReturnType<typeof usePhone>;
  listing: ListingWithGallery;
  className?: string;
}

/** Follows a phone number once it is shown. */
export function PhoneContact({ phone, listing, className = '' }: Props) {
  if (phone.step !== 'shown' || !phone.contact.phone) return null;
  return (
    <Suspense>
      <MoreContact
        name={phone.contact.name}
        phone={phone.contact.phone}
        title={listing.title}
        path={listingPath(listing)}
        className={className}
      />
    </Suspense>
  );
}
