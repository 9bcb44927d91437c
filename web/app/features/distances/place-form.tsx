import type { Position } from '@thikana/contract/city';
import { useEffect, useRef, useState } from 'react';
import { ownPlaces as placesOfSite } from '#web/components/places/own-places.ts';
import { PlaceCombobox } from '#web/components/places/place-combobox.tsx';
import type { PlaceSuggestion } from '#web/components/places/place-provider.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { labelMaxLength, type OwnPlace, savePlace } from './place-store.ts';

interface Props {
  index: number;
  /** The stored place; undefined for a new one. */
  place: OwnPlace | undefined;
  onClose: () => void;
}

/** The form for a place's label and position. */
export default function PlaceForm({ index, place, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [label, setLabel] = useState(place?.label ?? '');
  const [name, setName] = useState(place?.name ?? '');
  const [position, setPosition] = useState<Position | undefined>(place);
  const [isChecked, setChecked] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const type = (text: string) => {
    setName(text);
    setPosition(undefined);
  };
  const choose = async (suggestion: PlaceSuggestion) => {
    const { coordinates } = await suggestion.locate();
    const [longitude, latitude] = coordinates.coordinates;
    setName([suggestion.label, suggestion.detail].filter(Boolean).join(', '));
    setPosition({ longitude, latitude });
  };
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!label.trim() || !position) return;
    const { longitude, latitude } = position;
    savePlace({ label: label.trim(), name, longitude, latitude }, index);
    onClose();
  };

  return (
    <form ref={form} noValidate onSubmit={save} className="mt-4 grid gap-4">
      <TextField
        label={m.distance_label()}
        name="label"
        required
        maxLength={labelMaxLength}
        placeholder={m.distance_label_placeholder()}
        error={isChecked && !label.trim() ? m.distance_label_required() : undefined}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <Field
        label={m.distance_place()}
        name="place"
        required
        error={isChecked && !position ? m.distance_place_required() : undefined}
      >
        {(control) => (
          <PlaceCombobox
            control={control}
            value={name}
            provider={placesOfSite}
            isChosen={position !== undefined}
            placeholder={m.distance_place_placeholder()}
            onType={type}
            onChoose={choose}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{m.distance_save()}</Button>
        <Button variant="secondary" onClick={onClose}>
          {m.distance_cancel()}
        </Button>
      </div>
    </form>
  );
}
