import { useNavigate } from 'react-router';
import type { TableSort } from '#web/components/ui/column-heading.tsx';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';

interface Props {
  sort: TableSort;
  columns: readonly { key: string; label: string }[];
}

/** The sort order for cards, which have no column headings. */
export function SortSelect({ sort, columns }: Props) {
  const navigate = useNavigate();
  return (
    <SelectField
      name="order"
      label={m.admin_sort()}
      className="w-full sm:w-56 xl:hidden"
      value={`${sort.key} ${sort.direction}`}
      options={columns.flatMap(({ key, label }) => [
        { value: `${key} asc`, label: m.admin_sort_ascending({ column: label }) },
        { value: `${key} desc`, label: m.admin_sort_descending({ column: label }) },
      ])}
      onChange={(event) => {
        const [key = '', direction] = event.target.value.split(' ');
        navigate(sort.hrefFor(key, direction === 'asc' ? 'asc' : 'desc'), {
          replace: true,
          preventScrollReset: true,
        });
      }}
    />
  );
}
