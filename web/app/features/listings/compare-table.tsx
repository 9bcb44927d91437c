import { inCurrentLanguage } from '@thikana/contract/in-language';
import { langOf } from '@thikana/contract/language-of-text';
import type { Listing } from '@thikana/contract/listings';
import { Check, EqualNot, X } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import { Picture } from '#web/components/ui/picture.tsx';
import { comparePath } from '#web/lib/addresses/compare-path.ts';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { fallbackPicture } from '#web/lib/format/fallback-picture.ts';
import { intentLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { type CompareRow, compareRows } from './compare-rows.ts';

/** On a phone the column takes no width: its labels stand above the values of their row. */
const stuck = 'sticky left-0 z-10 w-0 p-0 text-left align-top md:w-48 md:bg-raised md:px-3 md:py-3';
/** By the number of listings; the columns are equally wide. */
const leastWidth: Record<number, string> = {
  2: 'md:min-w-[40rem]',
  3: 'min-w-[27rem] md:min-w-[54rem]',
  4: 'min-w-[36rem] md:min-w-[68rem]',
};

/** Compares listings side by side. On a phone two fit; of more the table scrolls, and its labels stay in place. */
export function CompareTable({ listings }: { listings: readonly Listing[] }) {
  return (
    <section
      aria-label={m.compare_table()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrollable region.
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className={`w-full table-fixed border-collapse ${leastWidth[listings.length] ?? ''}`}>
        <caption className="sr-only">{m.compare_table()}</caption>
        <thead>
          <tr>
            <th scope="col" className={stuck}>
              <span className="sr-only">{m.compare_field()}</span>
            </th>
            {listings.map((listing) => (
              <th key={listing._id} scope="col" className="p-3 text-left align-top">
                <ListingHead listing={listing} others={listings.filter((each) => each !== listing)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows(listings).map((row) => (
            <Row key={row.label} row={row} listings={listings} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ListingHead({ listing: posted, others }: { listing: Listing; others: readonly Listing[] }) {
  const listing = inCurrentLanguage(posted);
  const without = comparePath(others.map(({ _id }) => _id));
  return (
    <div className="relative">
      <Picture
        picture={listing.cover}
        alt=""
        sizes="(min-width: 768px) 300px, 180px"
        fallbackSrc={fallbackPicture(listing)}
        className="aspect-4/3 rounded-control"
      />
      <Link
        to={without}
        aria-label={m.compare_remove({ title: listing.title })}
        className="absolute top-1 right-1 grid size-touch place-items-center rounded-full border border-line bg-surface hover:bg-raised"
      >
        <X size={18} />
      </Link>
      <p className="mt-2 font-semibold text-sm text-tea">{intentLabel(listing.intent)}</p>
      <Link
        to={listingPath(listing)}
        lang={langOf(listing.title)}
        className="flex min-h-touch items-start font-semibold hover:underline"
      >
        <span className="line-clamp-4 wrap-anywhere">{listing.title}</span>
      </Link>
    </div>
  );
}

function Row({ row, listings }: { row: CompareRow; listings: readonly Listing[] }) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className={`${stuck} font-semibold text-ink-soft text-sm`}>
        <div className="max-md:absolute max-md:top-2 max-md:left-3 max-md:w-max">
          {row.label}{' '}
          {row.differs && (
            <span className="text-ink">
              <EqualNot size={16} className="inline" />
              <span className="sr-only">{m.compare_differs()}</span>
            </span>
          )}
        </div>
      </th>
      {row.cells.map(({ text, mark, lang }, index) => (
        <td
          key={listings[index]?._id}
          lang={lang}
          className={`px-3 py-3 align-top tabular-nums max-md:pt-[2.25rem] ${row.differs ? 'font-semibold' : ''}`}
        >
          {text ?? <span className="font-normal text-ink-soft">{m.compare_not_given()}</span>}
          {mark && (
            <div className="mt-1">
              <Badge tone="green">
                <Check size={14} />
                {mark}
              </Badge>
            </div>
          )}
        </td>
      ))}
    </tr>
  );
}
