import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { m } from '#web/paraglide/messages.js';
import type { PlaceSuggestion } from './place-provider.ts';

interface Props {
  id: string;
  isShown: boolean;
  places: readonly PlaceSuggestion[];
  active: number;
  hasFailed: boolean;
  /** Whose the places are, where that is worth saying. */
  note: string | undefined;
  onChoose: (place: PlaceSuggestion) => void;
}

/** The list under the place field. The focus stays in the field; the keyboard moves the mark. */
export function PlaceOptions({ id, isShown, places, active, hasFailed, note, onChoose }: Props) {
  const isEmpty = isShown && places.length === 0;
  const emptyText = hasFailed ? m.error_network() : m.ui_places_none();
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isShown && places.length > 0 ? m.ui_places_count({ count: places.length }) : ''}
          {isEmpty ? emptyText : ''} {isShown ? note : ''}
        </span>
      </VisuallyHidden>
      <div
        hidden={!isShown}
        className="absolute top-full right-0 left-0 z-30 mt-1 max-h-80 overflow-y-auto rounded-control border border-line-strong bg-surface"
      >
        {isEmpty && (
          <p aria-hidden className="px-3 py-3 text-ink-soft">
            {emptyText}
          </p>
        )}
        <div id={id} role="listbox" aria-label={m.ui_places_label()}>
          {places.map((place, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses through the field that keeps the focus.
            <div
              key={`${place.label}/${place.detail}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(place)}
              className="flex min-h-touch cursor-pointer flex-col justify-center px-3 py-1 hover:bg-raised aria-selected:bg-tea-soft"
            >
              <span>{place.label}</span>
              <span className="text-ink-soft text-sm">{place.detail}</span>
            </div>
          ))}
        </div>
        {note && (
          <p
            aria-hidden
            className="sticky bottom-0 border-line border-t bg-surface px-3 py-2 text-ink-soft text-sm"
          >
            {note}
          </p>
        )}
      </div>
    </>
  );
}
