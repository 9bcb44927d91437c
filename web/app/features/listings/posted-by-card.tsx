import { langOf } from '@thikana/contract/language-of-text';
import type { Listing, ListingContact } from '@thikana/contract/listings';
import type { ReactNode } from 'react';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { PriceTag } from './price-tag.tsx';

interface Props {
  listing: Listing;
  contact: ListingContact | null;
  badges?: ReactNode;
  children: ReactNode;
}

export function PostedByCard({ listing, contact, badges, children }: Props) {
  const name = titleCase(contact?.name ?? '') || m.detail_unknown_person();
  return (
    <Card as="section" aria-labelledby="posted-by">
      <PriceTag listing={listing} form="full" className="mb-3 max-lg:hidden" />
      <h2 id="posted-by" className="font-semibold text-xl">
        {m.detail_posted_by()}
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={contact?.name} src={contact?.avatar} />
        <div className="min-w-0">
          <p lang={langOf(name)} className="truncate font-semibold">
            {name}
          </p>
          {!contact && <p className="text-ink-soft">{m.detail_no_person()}</p>}
        </div>
      </div>
      {badges}
      {contact && <div className="mt-4">{children}</div>}
    </Card>
  );
}
