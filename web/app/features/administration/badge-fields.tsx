import { evidenceKinds } from '@thikana/contract/badges';
import { useFormContext } from 'react-hook-form';
import { NumberField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

const labels = { papers: m.admin_settings_badge_papers, visit: m.admin_settings_badge_visit };

/** The default lifetime of each badge. */
export function BadgeFields() {
  const { register, formState } = useFormContext<SettingsValues>();
  return (
    <SettingsSection
      title={m.admin_settings_badges()}
      text={m.admin_settings_badges_text()}
      className="sm:grid-cols-2"
    >
      {evidenceKinds.map((kind) => (
        <NumberField
          key={kind}
          label={labels[kind]()}
          inputMode="numeric"
          min={1}
          max={24}
          required
          error={formState.errors.badgeMonths?.[kind]?.message}
          {...register(`badgeMonths.${kind}`, { valueAsNumber: true })}
        />
      ))}
    </SettingsSection>
  );
}
