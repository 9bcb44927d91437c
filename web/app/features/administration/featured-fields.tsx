import { areas } from '@thikana/contract/areas';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { NumberField, SelectField, TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

const mostOffers = 12;

/** Places before others: where, for how long, at what price; and where they are paid. */
export function FeaturedFields() {
  const { control, register, formState } = useFormContext<SettingsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'featured.offers' });
  const addButton = useRef<HTMLButtonElement>(null);
  const { featured: errors, upi } = formState.errors;

  return (
    <SettingsSection title={m.admin_settings_featured()} text={m.admin_settings_featured_text()}>
      {fields.map((field, index) => (
        <fieldset key={field.id} className="grid gap-3 sm:grid-cols-[1fr_8rem_8rem_auto] sm:items-start">
          <legend className="sr-only">{m.admin_settings_offer({ number: index + 1 })}</legend>
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
          <IconButton
            label={m.admin_settings_offer_remove({ number: index + 1 })}
            icon={<Trash2 aria-hidden size={20} />}
            className="sm:mt-6"
            onClick={() => {
              remove(index);
              addButton.current?.focus();
            }}
          />
        </fieldset>
      ))}
      <Button
        ref={addButton}
        variant="secondary"
        className="justify-self-start aria-disabled:opacity-60"
        aria-disabled={fields.length >= mostOffers || undefined}
        onClick={() => {
          if (fields.length < mostOffers) append({ area: 'any', days: 7, priceRupees: 0 });
        }}
      >
        <Plus aria-hidden size={18} />
        {m.admin_settings_offer_add()}
      </Button>
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
