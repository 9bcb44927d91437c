import type { AreaKind, AreaView } from '@thikana/contract/area-pages';
import type { Intent } from '@thikana/contract/vocabulary';
import { Link } from 'react-router';
import { type Column, DataTable } from '#web/components/ui/table.tsx';
import { fullPrice, number } from '#web/lib/format/format.ts';
import { categoryLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  view: Pick<AreaView, 'intent' | 'kinds'>;
  /** The address of the listings of one category. */
  hrefFor: (category: AreaKind['category']) => string;
}

/** The number of listings of each category, with their usual prices. */
export function AreaKinds({ view: { intent, kinds }, hrefFor }: Props) {
  const columns = [kindColumn(hrefFor), countColumn(), ...priceColumns(intent)];
  return (
    <DataTable
      columns={columns}
      rows={kinds}
      rowKey={({ category }) => category}
      caption={m.area_kinds()}
      empty={null}
    />
  );
}

function kindColumn(hrefFor: Props['hrefFor']): Column<AreaKind> {
  return {
    key: 'kind',
    header: m.area_kind(),
    cell: ({ category }) => (
      <Link to={hrefFor(category)} className="font-semibold text-tea underline">
        {categoryLabel(category)}
      </Link>
    ),
  };
}

function countColumn(): Column<AreaKind> {
  return {
    key: 'count',
    header: m.area_count(),
    cell: ({ count }) => number(count),
    className: 'tabular-nums',
  };
}

function priceColumns(intent: Intent): Column<AreaKind>[] {
  return [
    {
      key: 'median',
      header: intent === 'rent' ? m.area_median_rent() : m.area_median_sell(),
      cell: ({ usualPrice }) => (usualPrice ? fullPrice(usualPrice.median) : m.area_too_few()),
      className: 'tabular-nums',
    },
    {
      key: 'half',
      header: m.area_half(),
      cell: ({ usualPrice }) =>
        usualPrice
          ? m.detail_usual_range({ low: fullPrice(usualPrice.low), high: fullPrice(usualPrice.high) })
          : m.area_too_few(),
      className: 'tabular-nums',
    },
  ];
}
