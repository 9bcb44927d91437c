import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { type Choice, filterTable } from './filter-table.ts';
import { FilterControl } from './filters/filter-control.tsx';
import { LandmarkFields } from './filters/landmark-fields.tsx';
import type { SearchFilter } from './search-filter.ts';
import { useFacets } from './use-facets.ts';

/** The parameters that the fields of a filter set, besides its own. */
const setWith: Partial<Record<Choice, readonly (keyof SearchFilter)[]>> = {
  rooms: ['bedrooms'],
  bedrooms: ['rooms'],
  near: ['place', 'km'],
  landmark: ['km'],
};

interface Props {
  path: string;
  filter: SearchFilter;
  name: Choice;
  onClose: () => void;
}

/** Changes one filter of a list and keeps the others. */
export default function ChangeFilterDialog({ path, filter, name, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { facets, count } = useFacets(undefined);
  const latest = useRef({ count, filter });
  useEffect(() => void latest.current.count(latest.current.filter), []);

  const own: readonly string[] = [name, ...(setWith[name] ?? [])];
  const kept = Object.entries(filter).filter(([each, value]) => value !== '' && !own.includes(each));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={m.chip_change_title()} size="sm">
      <Form ref={form} action={path} className="grid gap-4" onSubmit={onClose}>
        {kept.map(([each, value]) => (
          <input key={each} type="hidden" name={each} value={value} />
        ))}
        <Fields {...{ name, filter }} counts={facets?.values ?? {}} />
        <Button type="submit">{m.filter_submit()}</Button>
      </Form>
    </Dialog>
  );
}

function Fields({ name, filter, counts }: Pick<Props, 'name' | 'filter'> & { counts: object }) {
  if (name === 'q') return <TextField label={filterTable.q.title()} name="q" defaultValue={filter.q} />;
  if (name === 'landmark') return <LandmarkFields filter={filter} />;
  const control = name === 'bedrooms' ? 'rooms' : name;
  return <FilterControl name={control} {...{ filter, counts }} chosen={filter} onChoice={() => {}} />;
}
