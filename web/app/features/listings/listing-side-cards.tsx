import type { ListingWithGallery } from '@thikana/contract/listings';
import type { UsualPrice } from '@thikana/contract/search/surroundings';
import { PostDetailsCard } from './post-details-card.tsx';
import { UsualPriceCard } from './usual-price-card.tsx';

interface Props {
  listing: ListingWithGallery;
  usualPrice: UsualPrice | undefined;
}

/** What is usual in the area, and when the listing was posted. */
export default function ListingSideCards({ listing, usualPrice }: Props) {
  return (
    <>
      {usualPrice && <UsualPriceCard listing={listing} usual={usualPrice} />}
      <PostDetailsCard createdAt={listing.createdAt} updatedAt={listing.updatedAt} />
    </>
  );
}
