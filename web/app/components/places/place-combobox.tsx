import { MapPinCheck } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { controlLook, type FieldControl } from '#web/components/ui/field.tsx';
import { PlaceOptions } from './place-options.tsx';
import type { PlaceProvider, PlaceSuggestion } from './place-provider.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

interface Props {
  control: FieldControl;
  value: string;
  provider: PlaceProvider;
  /** Whether the text stands for a place that was chosen. */
  isChosen: boolean;
  placeholder: string;
  onType: (text: string) => void;
  onChoose: (place: PlaceSuggestion) => void;
  onLeave?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A field in which the name of a place is typed and then chosen from the suggestions. */
export function PlaceCombobox(props: Props) {
  const { control, value, provider, isChosen, placeholder, onType, onChoose, onLeave, ref } = props;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const { places, of, hasFailed, note } = usePlaceSuggestions(provider, value, isOpen);
  const isListShown = isOpen && of !== '';

  const type = (text: string) => {
    setActive(-1);
    setOpen(true);
    onType(text);
  };
  const choose = (place: PlaceSuggestion) => {
    setOpen(false);
    onChoose(place);
  };
  const leave = () => {
    setOpen(false);
    onLeave?.();
  };

  const onKey = (event: React.KeyboardEvent) => {
    const chosen = places[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (places.length === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + places.length) % places.length);
    } else if (event.key === 'Enter' && isListShown && places.length > 0) {
      event.preventDefault();
      if (chosen) choose(chosen);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <div className="relative">
      <input
        {...control}
        ref={ref}
        value={value}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKey}
        onBlur={leave}
        type="text"
        role="combobox"
        autoComplete="off"
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={listId}
        aria-activedescendant={active >= 0 && isListShown ? `${listId}-${active}` : undefined}
        className={`${controlLook} pr-10`}
      />
      {isChosen && <MapPinCheck aria-hidden className="absolute top-2.5 right-3 text-good" />}
      <PlaceOptions
        id={listId}
        isShown={isListShown}
        places={places}
        active={active}
        hasFailed={hasFailed}
        note={note}
        onChoose={choose}
      />
    </div>
  );
}
