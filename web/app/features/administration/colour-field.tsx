import { accentsOf, ownAccent, themes } from '@thikana/contract/accent';
import { brandSchema } from '@thikana/contract/brand';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { AccentPreview } from './accent-preview.tsx';
import type { SettingsValues } from './settings-values.ts';
import { useSetting } from './use-setting.ts';

/** The colour as a code or from the browser's picker, with both themes as they will look. */
export function ColourField() {
  const setting = useSetting();
  const { setValue, control } = useFormContext<SettingsValues>();
  const typed = useWatch({ control, name: 'brand.colour' });
  const colour = brandSchema.shape.colour.safeParse(typed).data ?? '';
  const choose = (value: string) =>
    setValue('brand.colour', value, { shouldDirty: true, shouldValidate: true });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={m.admin_settings_brand_colour()}
          placeholder={ownAccent}
          className="min-w-0 grow sm:max-w-xs"
          {...setting('brand.colour')}
        />
        <input
          type="color"
          aria-label={m.admin_settings_brand_pick()}
          value={colour || ownAccent}
          onChange={({ target }) => choose(target.value)}
          className="h-touch w-16 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
        />
        <Button variant="secondary" disabled={typed === ''} onClick={() => choose('')}>
          {m.admin_settings_brand_reset()}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">{m.admin_settings_brand_colour_hint()}</p>
      {colour && (
        <div className="grid gap-3 sm:grid-cols-2">
          {themes.map((theme) => (
            <AccentPreview
              key={theme}
              theme={theme}
              accent={accentsOf(colour)[theme]}
              isChanged={accentsOf(colour)[theme].strong !== colour}
            />
          ))}
        </div>
      )}
    </div>
  );
}
