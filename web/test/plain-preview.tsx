import type { ListingWithGallery } from '@thikana/contract/listings';

interface Props {
  listing: ListingWithGallery;
  onEdit?: (part: 'photos' | 'costs') => void;
}

/** Stands for the page of a listing, which another feature draws. */
export function PlainPreview({ listing, onEdit }: Props) {
  return (
    <section aria-label="Preview">
      <p>{listing.title}</p>
      <p>{listing.pricePerFrequency}</p>
      {listing.messagesOnly && <p>Messages only</p>}
      {(['photos', 'costs'] as const).map((part) => (
        <button key={part} type="button" onClick={() => onEdit?.(part)}>
          Edit {part}
        </button>
      ))}
    </section>
  );
}
