import { useSearchParams } from 'react-router';
import { type Option, SelectField } from '#web/components/ui/inputs.tsx';
import { hrefWith } from './paging.ts';
import { useListSearch } from './use-list-search.ts';

/** A filter that is stored in the address; changing it returns to the first page. */
export function FilterSelect({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
}) {
  const search = useListSearch();
  const [, setSearch] = useSearchParams();
  return (
    <SelectField
      name={name}
      label={label}
      value={value}
      options={options}
      className="w-full sm:w-56"
      onChange={(event) =>
        setSearch(hrefWith(search, { [name]: event.target.value }), {
          replace: true,
          preventScrollReset: true,
        })
      }
    />
  );
}
