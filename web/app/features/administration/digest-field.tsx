import { SelectField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { digestOptions } from './digest-frequencies.ts';
import { SettingsSection } from './settings-section.tsx';
import { useSetting } from './use-setting.ts';

/** How often staff who chose nothing else are emailed about new tasks. */
export function DigestField() {
  const setting = useSetting();
  return (
    <SettingsSection title={m.digest_title()} text={m.digest_settings_text()}>
      <SelectField
        label={m.digest_label()}
        options={digestOptions()}
        className="sm:max-w-sm"
        {...setting('staffDigest')}
      />
    </SettingsSection>
  );
}
