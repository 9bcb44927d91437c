import { hasPrintedWeights, type LandUnitSet, landUnits, landWeight } from '@thikana/contract/land';
import { placeName } from '@thikana/contract/place-name';
import { useFormContext } from 'react-hook-form';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { weight } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

/** The conversion weights for land units, if the city has a choice. */
export function LandUnitsField() {
  const { register } = useFormContext<SettingsValues>();
  if (!hasPrintedWeights()) return null;
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
            <span className="mt-2 block text-ink-soft text-sm tabular-nums">{weightsText(set)}</span>
          </span>
        </label>
      ))}
    </SettingsSection>
  );
}

/** '1 bigha = 20 katha': the size of each unit in the one that has weight 1. */
function weightsText(set: LandUnitSet): string {
  const base = landUnits().find(({ printedWeight }) => printedWeight === 1);
  if (!base) return '';
  const others = landUnits().filter((unit) => unit !== base);
  return factsLine(
    others.map((unit) =>
      m.admin_settings_land_weight({
        unit: placeName(unit),
        weight: weight(landWeight(unit, set) / landWeight(base, set)),
        base: placeName(base),
      }),
    ),
  );
}
