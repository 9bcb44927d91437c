import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#web/components/ui/button.tsx';
import { TextAreaField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import type { PlaceValues } from './place-values.ts';

/** The outline of an area or the line of a road: pasted, or read from a file. The map shows it. */
export function ShapeField({ name, error }: { name: 'outline' | 'line'; error: string | undefined }) {
  const { register, setValue, watch } = useFormContext<PlaceValues>();
  const input = useRef<HTMLInputElement>(null);
  const set = (text: string) => setValue(name, text, { shouldDirty: true, shouldValidate: true });
  const isOfArea = name === 'outline';
  return (
    <div className="grid gap-2">
      <TextAreaField
        label={isOfArea ? m.places_outline() : m.places_line()}
        hint={isOfArea ? m.places_outline_hint() : m.places_line_hint()}
        rows={3}
        spellCheck={false}
        {...register(name)}
        error={error}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => input.current?.click()}>
          {m.places_shape_file()}
        </Button>
        {watch(name).trim() !== '' && (
          <Button variant="quiet" onClick={() => set('')}>
            {isOfArea ? m.places_outline_remove() : m.places_line_remove()}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept=".geojson,.json,application/geo+json,application/json"
        aria-label={m.places_shape_file()}
        hidden
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(set);
          target.value = '';
        }}
      />
    </div>
  );
}
