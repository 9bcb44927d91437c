import { currentLanguage } from '@thikana/contract/language';
import { langOf } from '@thikana/contract/language-of-text';
import { placeName } from '@thikana/contract/place-name';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import type { Column } from '#web/components/ui/table.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { landmarkKindName } from './landmark-kind-name.ts';
import type { AdminPlace, PlaceKind } from './place-kinds.ts';

export function placeColumns({ path, name }: PlaceKind): Column<AdminPlace>[] {
  return [
    {
      key: 'name',
      header: m.places_name(),
      cell: (place) => (
        <>
          <Link to={`${path}/edit/${place.slug}`} className="font-semibold text-tea underline">
            {placeName(place)}
          </Link>
          {placeName(place) !== place.name && (
            <span lang={langOf(place.name)} className="block text-ink-soft text-sm">
              {place.name}
            </span>
          )}
        </>
      ),
    },
    name === 'areas'
      ? {
          key: 'listings',
          header: m.places_listings(),
          cell: (place) => ('listings' in place ? number(place.listings) : ''),
          className: 'tabular-nums',
        }
      : {
          key: 'kind',
          header: m.places_kind(),
          cell: (place) => ('kind' in place ? landmarkKindName(place.kind) : ''),
        },
    {
      key: 'spellings',
      header: m.places_spellings(),
      cell: (place) => <Spellings place={place} />,
      className: 'wrap-anywhere text-sm',
    },
    {
      key: 'state',
      header: m.places_state(),
      cell: ({ isHidden, byHand, ...place }) => (
        <div className="flex flex-wrap gap-2 whitespace-nowrap">
          {'isUnplaced' in place && place.isUnplaced && <Badge tone="yellow">{m.places_unplaced()}</Badge>}
          {isHidden && <Badge tone="yellow">{m.places_hidden()}</Badge>}
          <Badge tone="neutral">{byHand ? m.places_by_hand() : m.places_of_pack()}</Badge>
        </div>
      ),
    },
  ];
}

/** The names in other languages, then other spellings, each in its language. */
function Spellings({ place: { names, spellings } }: { place: AdminPlace }) {
  const others = Object.entries(names).filter(([language]) => language !== currentLanguage());
  const written = [...others, ...spellings.map((spelling) => [langOf(spelling), spelling] as const)];
  if (written.length === 0) return m.places_none();
  return written.map(([language, text], index) => (
    <Fragment key={`${language} ${text}`}>
      {index > 0 && ', '}
      <span lang={language}>{text}</span>
    </Fragment>
  ));
}
