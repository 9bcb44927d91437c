import { currentCity } from '@thikana/contract/city';
import { currentLanguage } from '@thikana/contract/language';
import { currencySign } from '@thikana/contract/number-text';
import { placeName } from '@thikana/contract/place-name';
import { useMemo, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { type Option, SelectField, TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { NumberSetting } from './number-setting.tsx';
import { RepeatedFields } from './repeated-fields.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';
import { useSetting } from './use-setting.ts';

const mostOffers = 12;

/** Featured places: where, for how long, at what price, and how they are paid. */
export function FeaturedFields() {
  const { control } = useFormContext<SettingsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'featured.offers' });
  const setting = useSetting();
  const areas = useMemo(areaOptions, []);

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
            <AreaField name={`featured.offers.${index}.area`} areas={areas} />
            <NumberSetting label={m.admin_settings_offer_days()} name={`featured.offers.${index}.days`} />
            <NumberSetting
              label={m.admin_settings_offer_price({ currency: currencySign() })}
              name={`featured.offers.${index}.priceRupees`}
            />
          </>
        )}
      </RepeatedFields>
      <NumberSetting label={m.admin_settings_places()} name="featured.placesPerArea" />
      {currentCity().currency === 'INR' && (
        <>
          <TextField
            label={m.admin_settings_upi()}
            hint={m.admin_settings_upi_hint()}
            {...setting('upi.id')}
          />
          <TextField label={m.admin_settings_payee()} {...setting('upi.payee')} />
        </>
      )}
    </SettingsSection>
  );
}

interface AreaFieldProps {
  name: `featured.offers.${number}.area`;
  areas: readonly Option[];
}

/**
 * Of thousands of areas, only the chosen one is rendered until the field is used: all of them hold the page up for
 * seconds.
 */
function AreaField({ name, areas }: AreaFieldProps) {
  const setting = useSetting();
  const [isUsed, setUsed] = useState(false);
  const chosen = useWatch<SettingsValues, typeof name>({ name });
  const use = () => setUsed(true);
  const hasAll = isUsed || !currentCity().hasMoreAreas;
  return (
    <SelectField
      label={m.admin_settings_offer_area()}
      options={hasAll ? areas : areas.filter(({ value }) => value === chosen)}
      onFocus={use}
      onPointerDown={use}
      {...setting(name)}
    />
  );
}

/** Every area; thousands of them by name, so that one can be found. */
function areaOptions() {
  const { areas, hasMoreAreas } = currentCity();
  const options = areas.map((area) => ({ value: area.slug, label: placeName(area) }));
  if (hasMoreAreas) {
    const { compare } = new Intl.Collator(currentLanguage());
    options.sort((one, other) => compare(one.label, other.label));
  }
  return [{ value: 'any', label: m.admin_settings_offer_any() }, ...options];
}
