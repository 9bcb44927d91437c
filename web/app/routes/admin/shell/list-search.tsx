import { Search } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { useSearchParams } from 'react-router';
import { controlLook } from '#web/components/ui/field.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { m } from '#web/paraglide/messages.js';
import { hrefWith } from './paging.ts';
import { useListSearch } from './use-list-search.ts';

const maxLength = 100;

/** The search field of a list; the address holds the words. */
export function ListSearch({ label, hint }: { label: string; hint: string }) {
  const search = useListSearch();
  const [, setSearch] = useSearchParams();
  const id = useId();
  const words = search.get('q') ?? '';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    setSearch(hrefWith(search, { q }), { replace: true, preventScrollReset: true });
  };

  return (
    <form onSubmit={submit} className="w-full sm:w-80">
      <search>
        <label htmlFor={id} className="mb-1 block font-semibold text-sm">
          {label}
        </label>
        <div className="flex gap-2">
          <input
            key={words}
            id={id}
            type="search"
            name="q"
            defaultValue={words}
            maxLength={maxLength}
            placeholder={hint}
            className={controlLook}
          />
          <IconButton type="submit" variant="bordered" label={m.admin_search()} icon={<Search size={20} />} />
        </div>
      </search>
    </form>
  );
}
