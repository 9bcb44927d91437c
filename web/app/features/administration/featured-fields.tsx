import { areas } from '@thikana/contract/areas';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { NumberField, SelectField, TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { RepeatedFields } from './repeated-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

const mostOffers = 12;

/** Featured places: where, for how long, at what price, and how they are paid. */
export function FeaturedFields() {
  const { control, register, formState } = useFormContext<SettingsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'featured.offers' });
  const { featured: errors, upi } = formState.errors;

  return (
    <SettingsSection title={m.admin_settings_featured()} text={m.admin_settings_featured_text()}>
      <RepeatedFields
        keys={fields.map(({ id }) => id)}
        most={mostOffers}
        columns="sm:grid-cols-[minmax(0,1fr)_5rem_7rem_auto]"
        legend={(number) => m.admin_settings_offer({ number })}
        removeLabel={(number) => m.admin_settings_offer_remove({ number })}
        addLabel={m.admin_settings_offer_add()}
        onAdd={() => append({ area: 'any', days: 7, priceRupees: 0 })}
        onRemove={remove}
      >
        {(index) => (
          <>
            <SelectField
              label={m.admin_settings_offer_area()}
              options={[{ value: 'any', label: m.admin_settings_offer_any() }, ...areas]}
              error={errors?.offers?.[index]?.area?.message}
              {...register(`featured.offers.${index}.area`)}
            />
            <NumberField
              label={m.admin_settings_offer_days()}
              inputMode="numeric"
              required
              error={errors?.offers?.[index]?.days?.message}
              {...register(`featured.offers.${index}.days`, { valueAsNumber: true })}
            />
            <NumberField
              label={m.admin_settings_offer_price()}
              inputMode="numeric"
              required
              error={errors?.offers?.[index]?.priceRupees?.message}
              {...register(`featured.offers.${index}.priceRupees`, { valueAsNumber: true })}
            />
          </>
        )}
      </RepeatedFields>
      <NumberField
        label={m.admin_settings_places()}
        inputMode="numeric"
        required
        error={errors?.placesPerArea?.message}
        {...register('featured.placesPerArea', { valueAsNumber: true })}
      />
      <TextField
        label={m.admin_settings_upi()}
        hint={m.admin_settings_upi_hint()}
        error={upi?.id?.message}
        {...register('upi.id')}
      />
      <TextField label={m.admin_settings_payee()} error={upi?.payee?.message} {...register('upi.payee')} />
    </SettingsSection>
  );
}
