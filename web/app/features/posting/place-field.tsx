import { useController, useFormContext } from 'react-hook-form';
import { PlaceCombobox } from '#web/components/places/place-combobox.tsx';
import type { PlaceSuggestion } from '#web/components/places/place-provider.ts';
import { Field } from '#web/components/ui/field.tsx';
import { m } from '#web/paraglide/messages.js';
import type { PostingValues } from './posting-values.ts';
import { usePlaceProvider } from './use-place-provider.ts';

/** The location: typed, then chosen from the suggestions, which provide its position. */
export function PlaceField() {
  const { getValues, setError, setValue, trigger, watch, formState } = useFormContext<PostingValues>();
  const { field } = useController<PostingValues, 'location'>({ name: 'location' });
  const provider = usePlaceProvider();
  const point = watch('coordinates');
  const error = formState.errors.location?.message ?? formState.errors.coordinates?.message;

  const type = (text: string) => {
    field.onChange(text);
    setValue('coordinates', null);
  };
  const choose = async (suggestion: PlaceSuggestion) => {
    const name = [suggestion.label, suggestion.detail].filter(Boolean).join(', ');
    setValue('location', name, { shouldDirty: true });
    setValue('coordinates', null);
    try {
      const { coordinates } = await suggestion.locate();
      // The user has typed something else in the meantime.
      if (getValues('location') !== name) return;
      setValue('coordinates', coordinates, { shouldDirty: true });
      trigger(['location', 'coordinates']);
    } catch {
      setError('location', { message: m.post_place_not_located() });
    }
  };
  const leave = () => {
    field.onBlur();
    if (field.value.trim() !== '') trigger(['location', 'coordinates']);
  };

  return (
    <Field label={m.post_location()} name="location" required error={error} hint={m.post_location_hint()}>
      {(control) => (
        <PlaceCombobox
          control={control}
          ref={field.ref}
          value={field.value}
          provider={provider}
          isChosen={Boolean(point)}
          placeholder={m.post_location_placeholder()}
          onType={type}
          onChoose={choose}
          onLeave={leave}
        />
      )}
    </Field>
  );
}
