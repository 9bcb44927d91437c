import { MapPinCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { controlLook, Field } from '#web/components/ui/field.tsx';
import { m } from '#web/paraglide/messages.js';
import { PlaceOptions } from './place-options.tsx';
import type { PlaceSuggestion } from './place-provider.ts';
import type { PostingValues } from './posting-values.ts';
import { usePlaceSuggestions } from './use-place-suggestions.ts';

/** Where the property is: typed, then chosen from the suggestions, which gives the point on the map. */
export function PlaceField() {
  const { getValues, setError, setValue, trigger, watch, formState } = useFormContext<PostingValues>();
  const { field } = useController<PostingValues, 'location'>({ name: 'location' });
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const point = watch('coordinates');
  const { places, of, hasFailed, note } = usePlaceSuggestions(field.value, isOpen);
  const isListShown = isOpen && of !== '';
  const error = formState.errors.location?.message ?? formState.errors.coordinates?.message;

  const type = (text: string) => {
    field.onChange(text);
    setValue('coordinates', null);
    setActive(-1);
    setOpen(true);
  };
  const choose = async (suggestion: PlaceSuggestion) => {
    const name = [suggestion.label, suggestion.detail].filter(Boolean).join(', ');
    setValue('location', name, { shouldDirty: true });
    setValue('coordinates', null);
    setOpen(false);
    try {
      const { coordinates } = await suggestion.locate();
      // Who typed on meanwhile means another place.
      if (getValues('location') !== name) return;
      setValue('coordinates', coordinates, { shouldDirty: true });
      trigger(['location', 'coordinates']);
    } catch {
      setError('location', { message: m.post_place_not_located() });
    }
  };
  const leave = () => {
    field.onBlur();
    setOpen(false);
    if (field.value.trim() !== '') trigger(['location', 'coordinates']);
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
    <Field label={m.post_location()} name="location" required error={error} hint={m.post_location_hint()}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={field.ref}
            value={field.value}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKey}
            onBlur={leave}
            type="text"
            role="combobox"
            autoComplete="off"
            placeholder={m.post_location_placeholder()}
            aria-autocomplete="list"
            aria-expanded={isListShown}
            aria-controls={listId}
            aria-activedescendant={active >= 0 && isListShown ? `${listId}-${active}` : undefined}
            className={`${controlLook} pr-10`}
          />
          {point && <MapPinCheck aria-hidden className="absolute top-2.5 right-3 text-good" />}
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
      )}
    </Field>
  );
}
