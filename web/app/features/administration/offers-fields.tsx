import { currentCity } from '@thikana/contract/city';
import { categories, type Intent, intents } from '@thikana/contract/vocabulary';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { RadioCards } from '#web/components/ui/radio-cards.tsx';
import { categoryLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** Narrows what the city offers to some kinds, and to rent or sale only. */
export function OffersFields() {
  const { setValue, control } = useFormContext<SettingsValues>();
  const leftOut = useWatch({ control, name: 'leftOut' });
  const kinds = useController({ control, name: 'leftOut.categories' });
  // The city of this page lacks what was left out when the page was loaded.
  const [ofCity] = useState(() => {
    const { offers } = currentCity();
    return {
      intents: intents.filter((each) => offers.intents.includes(each) || leftOut.intents.includes(each)),
      kinds: categories.filter(
        (each) => offers.categories.includes(each) || leftOut.categories.includes(each),
      ),
    };
  });
  const only = ofCity.intents.find((intent) => isOnly(intent, leftOut.intents)) ?? '';
  return (
    <SettingsSection title={m.admin_settings_offers()} text={m.admin_settings_offers_text()}>
      {ofCity.intents.length > 1 && (
        <RadioCards
          legend={m.admin_settings_offers_intents()}
          name="offers"
          value={only}
          onChange={(value) => {
            const left = value === '' ? [] : intents.filter((intent) => intent !== value);
            setValue('leftOut.intents', left, { shouldDirty: true });
          }}
          options={[
            { value: '', label: m.admin_settings_offers_both() },
            { value: 'rent', label: m.admin_settings_offers_rent() },
            { value: 'sell', label: m.admin_settings_offers_sell() },
          ]}
        />
      )}
      <fieldset>
        <legend className="mb-1 font-semibold">{m.admin_settings_offers_kinds()}</legend>
        <div className="grid sm:grid-cols-2">
          {ofCity.kinds.map((kind, index) => (
            <CheckboxField
              key={kind}
              ref={index === 0 ? kinds.field.ref : undefined}
              label={categoryLabel(kind)}
              checked={!leftOut.categories.includes(kind)}
              onChange={({ target }) => {
                const others = leftOut.categories.filter((each) => each !== kind);
                kinds.field.onChange(target.checked ? others : [...others, kind]);
              }}
            />
          ))}
        </div>
        <FormError>{kinds.fieldState.error?.message}</FormError>
      </fieldset>
    </SettingsSection>
  );
}

const isOnly = (intent: Intent, left: readonly Intent[]) =>
  left.length === intents.length - 1 && !left.includes(intent);
