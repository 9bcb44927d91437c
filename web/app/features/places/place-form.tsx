import { currentCity, type Position } from '@thikana/contract/city';
import type { PlaceShape } from '@thikana/contract/place-shape';
import { type ReactNode, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextAreaField, TextField } from '#web/components/ui/inputs.tsx';
import { NumberField } from '#web/components/ui/number-field.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { m } from '#web/paraglide/messages.js';
import { LanguageNames } from './language-names.tsx';
import { OwnFields } from './own-fields.tsx';
import type { AdminPlace, PlaceKind } from './place-kinds.ts';
import { placeSchema, shapeFieldOf, shapeIn, valuesOf } from './place-values.ts';
import { ShapeField } from './shape-field.tsx';

interface Props {
  kind: PlaceKind;
  /** Undefined for a new one. */
  place: AdminPlace | undefined;
  onSaved: (place: AdminPlace) => void;
  /** A map on which the position is chosen. */
  map: (
    position: Position,
    shape: PlaceShape | undefined,
    onMoved: (position: Position) => void,
  ) => ReactNode;
}

/** The form for a new place or a change of one. */
export function PlaceForm({ kind, place, onSaved, map }: Props) {
  const { form, field, failure, isSubmitting, submit } = useServerForm(placeSchema(kind), {
    fallback: m.places_save_failed(),
    fieldOf: { place_exists: 'slug', area_name_taken: 'name', place_too_far: 'latitude' },
    defaultValues: valuesOf(place),
  });
  const save = submit(async (fields) => {
    const saved = await kind.save(call, place?.slug, fields);
    toast.success(saved.message);
    form.reset(valuesOf(saved.place));
    onSaved(saved.place);
  });
  const [latitude, longitude] = form.watch(['latitude', 'longitude']).map(Number) as [number, number];
  const position =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : currentCity().centre;
  const shapeField = shapeFieldOf(kind);
  const typedShape = form.watch(shapeField);
  const shape = useMemo(() => shapeIn(kind, typedShape), [kind, typedShape]);
  const { spellings } = form.formState.errors;
  const wrongSpelling = (Object.values(spellings ?? {}) as { message?: string }[]).find(
    (each) => each?.message,
  );

  return (
    <FormProvider {...form}>
      <Card as="section">
        <form noValidate onSubmit={save} className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField label={m.places_name()} required {...field('name')} />
            <TextField label={m.places_slug()} hint={m.places_slug_hint()} {...field('slug')} />
          </div>
          <LanguageNames />
          <TextAreaField
            label={m.places_spellings()}
            hint={m.places_spellings_hint()}
            {...field('spellings')}
            error={spellings?.message ?? wrongSpelling?.message}
          />
          <OwnFields kind={kind} field={field} />
          {map(position, shape, (moved) => {
            const options = { shouldDirty: true, shouldValidate: true };
            form.setValue('latitude', moved.latitude.toFixed(5), options);
            form.setValue('longitude', moved.longitude.toFixed(5), options);
          })}
          <div className="grid gap-4 sm:grid-cols-2">
            <NumberField label={m.places_latitude()} step="any" required {...field('latitude')} />
            <NumberField label={m.places_longitude()} step="any" required {...field('longitude')} />
          </div>
          <ShapeField name={shapeField} error={field(shapeField).error} />
          {place && <CheckboxField label={m.places_hide()} {...form.register('isHidden')} />}
          {failure && <FormError>{failure}</FormError>}
          <Button
            type="submit"
            className="justify-self-start"
            busy={isSubmitting}
            busyText={m.places_saving()}
          >
            {m.places_save()}
          </Button>
        </form>
      </Card>
    </FormProvider>
  );
}
