import { langOf } from '@thikana/contract/language-of-text';
import type { ListingContact, ListingWithGallery } from '@thikana/contract/listings';
import { SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { factsLine } from '#web/lib/format/facts-line.ts';
import type { ListingPart } from '#web/lib/format/listing-part.ts';
import { categoryLabel, intentLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { DetailsCard } from './details-card.tsx';
import { isOffered } from './is-offered.ts';
import type { listingParts } from './listing-page.tsx';
import { MoneyCard } from './money-card.tsx';

interface Props {
  /** The page's parts, of the file that visitors load. */
  parts: typeof listingParts;
  listing: ListingWithGallery;
  contact: ListingContact | null;
  /** Where it is. */
  place: ReactNode;
  /** Opens the form at a part; without it, the preview is only read. */
  onEdit?: ((part: ListingPart) => void) | undefined;
}

/** A listing as its page will show it, made of the page's own parts. */
export function ListingPreview({ parts, listing, contact, place, onEdit }: Props) {
  const { Gallery, ListingHeading, Description, PostedByCard } = parts;
  const edit = (part: ListingPart, label: string, className = 'absolute top-3 right-3') =>
    onEdit && (
      <Button
        variant="secondary"
        size="sm"
        aria-label={m.post_edit_part({ part: label })}
        onClick={() => onEdit(part)}
        className={`shrink-0 ${className}`}
      >
        <SquarePen size={16} />
        {m.mine_edit()}
      </Button>
    );
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <p className="flex items-center justify-between gap-4">
        {factsLine([categoryLabel(listing.propertyCategory), intentLabel(listing.intent)])}
        {edit('category', m.detail_field_type(), '')}
      </p>
      <div className="relative">
        <Gallery listing={listing} />
        {edit('photos', m.edit_step_pictures(), 'absolute top-3 right-3 z-10')}
      </div>
      <div className="flex items-start justify-between gap-4">
        <ListingHeading listing={listing} titleAs="h3" />
        {edit('heading', m.post_title(), '')}
      </div>
      {isOffered(listing) && (
        <div className="relative">
          <MoneyCard listing={listing} />
          {edit('costs', m.compare_price())}
        </div>
      )}
      <div className="relative">
        <DetailsCard listing={listing} />
        {edit('details', m.detail_details())}
      </div>
      <div className="relative">
        <Description text={listing.description} />
        {edit('description', m.post_description(), 'absolute -top-2 right-0')}
      </div>
      <SecondLanguage listing={listing} />
      <div className="relative">
        {place}
        {edit('place', m.post_location(), 'absolute -top-2 right-0')}
      </div>
      <div className="relative">
        <PostedByCard listing={listing} contact={contact}>
          <p>{listing.messagesOnly ? m.post_contact_messages() : m.post_contact_phone()}</p>
        </PostedByCard>
        {edit('contact', m.post_contact())}
      </div>
    </div>
  );
}

/** What the page shows instead to those who read the site in that language. */
function SecondLanguage({ listing }: Pick<Props, 'listing'>) {
  const texts = [
    [m.post_second_title(), listing.secondTitle],
    [m.post_second_description(), listing.secondDescription],
  ].filter(([, text]) => text);
  if (texts.length === 0) return null;
  return (
    <dl className="grid max-w-prose gap-3">
      {texts.map(([label, text = '']) => (
        <div key={label}>
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd lang={langOf(text)} className="whitespace-pre-line">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
