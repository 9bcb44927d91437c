import type { ListingWithGallery } from '@thikana/contract/listings';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import type { ListingPreview } from '#web/features/listings/listing-preview.tsx';
import { useSession } from '#web/lib/session/session.ts';

type PreviewProps = ComponentProps<typeof ListingPreview>;

const MapStrip = lazyPart(() => import('#web/features/map/map-strip.tsx'));
const PagePreview = lazyPart(async () => {
  const [{ ListingPreview }, { previewParts }] = await Promise.all([
    import('#web/features/listings/listing-preview.tsx'),
    import('../../public/rental.tsx'),
  ]);
  return {
    default: (props: Omit<PreviewProps, 'parts'>) => <ListingPreview {...props} parts={previewParts} />,
  };
});

interface Props extends Pick<PreviewProps, 'onEdit'> {
  listing: ListingWithGallery;
}

/** What the owner is about to post, as visitors will see it. */
export function DraftPreview({ listing, onEdit }: Props) {
  const owner = useSession()?.user;
  const [longitude, latitude] = listing.coordinates.coordinates;
  const position = { longitude, latitude, isExact: listing.showExactPlace === true };
  return (
    <Suspense fallback={<Skeleton className="aspect-4/3 w-full" />}>
      <PagePreview
        listing={listing}
        contact={owner ? { name: owner.name } : null}
        place={
          <Suspense fallback={<Skeleton className="h-60 w-full" />}>
            <MapStrip position={position} landmarks={[]} />
          </Suspense>
        }
        onEdit={onEdit}
      />
    </Suspense>
  );
}
