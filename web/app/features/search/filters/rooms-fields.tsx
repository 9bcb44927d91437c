import { type FormEvent, useRef } from 'react';
import { ChoicePills } from '#web/components/ui/choice-pills.tsx';
import { m } from '#web/paraglide/messages.js';
import type { OwnFieldsProps } from './filter.ts';
import { roomsLabel } from './rooms.ts';
import { withCount } from './with-count.ts';

const offered = ['1', '2', '3', '4+'];

/** Exact numbers of bedrooms, several at once. */
export function RoomsFields({ filter, counts }: OwnFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const chosen = filter.rooms.split(',').filter(Boolean);
  const pills = [...new Set([...offered, ...chosen])].map((value) => ({
    value,
    label: withCount(roomsLabel(value), counts.rooms?.[value]),
    isChosen: chosen.includes(value),
    isEmpty: counts.rooms?.[value] === 0,
  }));
  // The minimum of a search in words gives way to the numbers that are chosen here.
  const dropMinimum = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    const minimum = fields.current?.querySelector<HTMLInputElement>('[name=bedrooms]');
    if (minimum && target !== minimum) minimum.checked = false;
  };

  return (
    <fieldset ref={fields} onChange={dropMinimum}>
      <legend className="mb-2 font-semibold">{m.filter_bedrooms()}</legend>
      <div className="flex flex-wrap gap-2">
        <ChoicePills name="rooms" kind="checkbox" pills={pills} />
        {filter.bedrooms && (
          <ChoicePills
            name="bedrooms"
            kind="checkbox"
            pills={[{ value: filter.bedrooms, label: roomsLabel(`${filter.bedrooms}+`), isChosen: true }]}
          />
        )}
      </div>
    </fieldset>
  );
}
