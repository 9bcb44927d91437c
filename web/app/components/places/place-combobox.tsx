import { LoaderCircle, MapPinCheck } from 'lucide-react';
import { type Ref, useState } from 'react';
import { ComboboxList } from '#web/components/ui/combobox-list.tsx';
import { controlLook, type FieldControl } from '#web/components/ui/field.tsx';
import { useCombobox } from '#web/components/ui/use-combobox.ts';
import { m } from '#web/paraglide/messages.js';
import type { PlaceProvider, PlaceSuggestion } from './place-provider.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

interface Props {
  control: FieldControl;
  value: string;
  provider: PlaceProvider;
  /** Whether the text is a place chosen from the suggestions. */
  isChosen: boolean;
  placeholder: string;
  onType: (text: string) => void;
  onChoose: (place: PlaceSuggestion) => void;
  onLeave?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A text field with place suggestions; the user chooses one of them. */
export function PlaceCombobox(props: Props) {
  const { control, value, provider, isChosen, placeholder, onType, onChoose, onLeave, ref } = props;
  const [isOpen, setOpen] = useState(false);
  const { places, of, hasFailed, note, isWaiting } = usePlaceSuggestions(provider, value, isOpen);
  const box = useCombobox({
    ...{ isOpen, setOpen },
    count: places.length,
    isReady: of !== '',
    mustChoose: true,
    onChoose: (index) => places[index] && onChoose(places[index]),
  });
  const emptyText = hasFailed ? m.error_network() : m.ui_places_none();
  const isEmpty = places.length === 0;
  const found = isEmpty ? emptyText : m.ui_places_count({ count: places.length });

  return (
    <div className="relative">
      <input
        {...control}
        {...box.input}
        ref={ref}
        value={value}
        onChange={(event) => {
          box.onType();
          onType(event.target.value);
        }}
        onKeyDown={(event) => box.onKey(event.key) && event.preventDefault()}
        onBlur={() => {
          box.onLeave();
          onLeave?.();
        }}
        type="text"
        placeholder={placeholder}
        className={`${controlLook} pr-10`}
      />
      {isWaiting && (
        // Most answers come sooner than this shows.
        <span className="absolute top-2.5 right-3 animate-fade-in text-ink-soft [animation-delay:400ms] [animation-fill-mode:backwards]">
          <LoaderCircle className="animate-spin" />
        </span>
      )}
      {isChosen && <MapPinCheck className="absolute top-2.5 right-3 text-good" />}
      <ComboboxList
        {...box.list}
        label={m.ui_places_label()}
        groups={[{ options: places }]}
        status={note ? `${found} ${note}` : found}
        emptyText={isEmpty ? emptyText : ''}
        note={note}
      />
    </div>
  );
}
