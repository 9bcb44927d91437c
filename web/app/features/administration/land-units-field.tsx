import { landWeights } from '@thikana/contract/land';
import { useFormContext } from 'react-hook-form';
import { weight } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** The conversion weights for land units. */
export function LandUnitsField() {
  const { register } = useFormContext<SettingsValues>();
  const sets = {
    printed: { label: m.admin_settings_land_printed(), text: m.admin_settings_land_printed_text() },
    standard: { label: m.admin_settings_land_standard(), text: m.admin_settings_land_standard_text() },
  };
  return (
    <SettingsSection
      title={m.admin_settings_land()}
      text={m.admin_settings_land_text()}
      className="sm:grid-cols-2"
    >
      {(['printed', 'standard'] as const).map((set) => (
        <label
          key={set}
          className="flex cursor-pointer gap-3 rounded-card border-2 border-line p-4 has-checked:border-tea has-checked:bg-tea-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            value={set}
            {...register('landUnits')}
            className="mt-1 size-5 shrink-0 accent-tea"
          />
          <span>
            <span className="block font-semibold">{sets[set].label}</span>
            <span className="block text-sm">{sets[set].text}</span>
            <span className="mt-2 block text-ink-soft text-sm tabular-nums">
              {m.admin_settings_land_weights({
                bigha: weight(landWeights[set].bigha),
                decimal: weight(landWeights[set].decimal),
                acre: weight(landWeights[set].acre),
                squareFoot: weight(landWeights[set]['sq foot']),
              })}
            </span>
          </span>
        </label>
      ))}
    </SettingsSection>
  );
}
