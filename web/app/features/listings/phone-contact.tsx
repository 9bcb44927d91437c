import type { ListingWithGallery } from '@thikana/contract/listings';
import { Suspense } from 'react';
import { askedPart } from '#web/components/ui/lazy-part.ts';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import type { usePhone } from './use-phone.ts';

const MoreContact = askedPart(() => import('./more-contact.tsx'));

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
