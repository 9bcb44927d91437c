import type { Facets } from '@thikana/contract/search/search';
import { useEffect, useState } from 'react';
import { AllFiltersForm } from './all-filters-form.tsx';
import { noFilter, type SearchFilter } from './search-filter.ts';
import { useFacets } from './use-facets.ts';

interface Props {
  filter: SearchFilter;
  /** The facets of this filter, if they are known. */
  counted?: Facets | undefined;
  onSend?: () => void;
}

/** The form of all filters, with counts that follow each change. */
export function CountedFilters({ filter, counted, onSend }: Props) {
  const { facets, count } = useFacets(counted);
  const [form, setForm] = useState({ filter, number: 0 });
  const isCounted = counted !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: later filters are those of the form.
  useEffect(() => {
    if (!isCounted) count(filter);
  }, []);

  const clear = () => {
    const { purpose, view } = filter;
    const cleared = { ...noFilter, purpose, view };
    setForm({ filter: cleared, number: form.number + 1 });
    count(cleared);
  };
  return (
    <AllFiltersForm
      key={form.number}
      {...{ filter: form.filter, facets, onSend }}
      onChoice={count}
      onClear={clear}
    />
  );
}
