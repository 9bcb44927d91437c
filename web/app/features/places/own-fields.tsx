import { landmarkKinds } from '@thikana/contract/landmark-kinds';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { NumberField } from '#web/components/ui/number-field.tsx';
import { m } from '#web/paraglide/messages.js';
import { landmarkKindName } from './landmark-kind-name.ts';
import type { PlaceKind } from './place-kinds.ts';
import type { PlaceValues } from './place-values.ts';
import { SlugField } from './slug-field.tsx';

interface Props {
  kind: PlaceKind;
  field: (name: keyof PlaceValues) => { name: string; error: string | undefined };
}

/** The fields that areas and landmarks do not share. */
export function OwnFields({ kind, field }: Props) {
  if (kind.name === 'areas')
    return (
      <SlugField
        kind={kind}
        label={m.places_belongs_to()}
        hint={m.places_belongs_to_hint()}
        {...field('belongsTo')}
      />
    );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={m.places_kind()}
        required
        placeholder={m.places_kind_choose()}
        options={landmarkKinds.map((value) => ({ value, label: landmarkKindName(value) }))}
        {...field('kind')}
      />
      <NumberField label={m.places_near()} hint={m.places_near_hint()} required {...field('nearMetres')} />
    </div>
  );
}
