import { type ComponentProps, useId, useState } from 'react';
import { TextField } from '#web/components/ui/inputs.tsx';
import { call } from '#web/lib/api/api.ts';
import type { AdminPlace, PlaceKind } from './place-kinds.ts';

/** A field for the address of an existing place, with suggestions by name and spelling. */
export function SlugField({
  kind,
  onChange,
  ...props
}: ComponentProps<typeof TextField> & { kind: PlaceKind }) {
  const [places, setPlaces] = useState<readonly AdminPlace[]>([]);
  const list = useId();
  const suggest = async (q: string) => {
    const found = await kind.list(call, { q, page: 1 }).catch(() => undefined);
    if (found) setPlaces(found.places);
  };
  return (
    <div>
      <TextField
        {...props}
        list={list}
        autoComplete="off"
        onChange={(event) => {
          void suggest(event.target.value);
          return onChange?.(event);
        }}
      />
      <datalist id={list}>
        {places.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}
