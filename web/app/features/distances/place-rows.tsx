import { Pencil, X } from 'lucide-react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { m } from '#web/paraglide/messages.js';
import { distanceText, type KnownPosition } from './distance-text.ts';
import { type OwnPlace, removePlace } from './place-store.ts';

interface Props {
  places: readonly OwnPlace[];
  /** The position of the listing. */
  position: KnownPosition;
  onEdit: (index: number) => void;
  onRemoved: () => void;
}

/** The visitor's places with their distances. */
export default function PlaceRows({ places, position, onEdit, onRemoved }: Props) {
  const remove = (index: number) => {
    removePlace(index);
    onRemoved();
  };
  return (
    <ul className="mt-2 grid gap-1">
      {places.map((place, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two places may have the same label.
          key={index}
          className="flex min-w-0 items-center gap-1 border-line border-b py-1"
        >
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{place.label}</p>
            <p className="tabular-nums">{distanceText(position, place)}</p>
            <p className="truncate text-ink-soft text-sm">{place.name}</p>
          </div>
          <IconButton
            label={m.distance_edit({ label: place.label })}
            icon={<Pencil size={18} />}
            onClick={() => onEdit(index)}
          />
          <IconButton
            label={m.distance_remove({ label: place.label })}
            icon={<X size={18} />}
            onClick={() => remove(index)}
          />
        </li>
      ))}
    </ul>
  );
}
