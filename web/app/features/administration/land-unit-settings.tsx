import { landUnitSets } from '@thikana/contract/site';
import { useFormContext } from 'react-hook-form';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

const words = {
  printed: { label: m.admin_settings_land_printed, text: m.admin_settings_land_printed_text },
  standard: { label: m.admin_settings_land_standard, text: m.admin_settings_land_standard_text },
} as const;

export function LandUnitSettings() {
  const { register } = useFormContext<SettingsValues>();
  return (
    <SettingsSection title={m.admin_settings_land()} text={m.admin_settings_land_text()}>
      <div className="grid gap-3 sm:grid-cols-2">
        {landUnitSets.map((set) => (
          <label
            key={set}
            className="flex cursor-pointer gap-3 rounded-card border-2 border-line p-4 has-checked:border-tea has-checked:bg-tea-soft"
          >
            <input
              type="radio"
              value={set}
              {...register('landUnits')}
              className="mt-1 size-5 shrink-0 accent-tea"
            />
            <span>
              <span className="block font-semibold">{words[set].label()}</span>
              <span className="block text-ink-soft text-sm">{words[set].text()}</span>
            </span>
          </label>
        ))}
      </div>
    </SettingsSection>
  );
}
