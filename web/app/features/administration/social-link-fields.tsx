import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

const mostLinks = 4;

/** Up to four links; the focus goes to a new one, and back to the button when one is removed. */
export function SocialLinkFields() {
  const { control, register, formState } = useFormContext<SettingsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'socialLinks' });
  const addButton = useRef<HTMLButtonElement>(null);
  const errors = formState.errors.socialLinks;

  return (
    <SettingsSection title={m.admin_settings_social()} text={m.admin_settings_social_text()}>
      {fields.map((field, index) => (
        <fieldset key={field.id} className="grid gap-3 sm:grid-cols-[12rem_1fr_auto] sm:items-start">
          <legend className="sr-only">{m.admin_settings_link({ number: index + 1 })}</legend>
          <TextField
            label={m.admin_settings_link_name()}
            required
            error={errors?.[index]?.label?.message}
            {...register(`socialLinks.${index}.label`)}
          />
          <TextField
            label={m.admin_settings_link_url()}
            type="url"
            inputMode="url"
            placeholder={m.admin_settings_link_example()}
            required
            error={errors?.[index]?.url?.message}
            {...register(`socialLinks.${index}.url`)}
          />
          <IconButton
            label={m.admin_settings_link_remove({ number: index + 1 })}
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
        aria-disabled={fields.length >= mostLinks || undefined}
        onClick={() => {
          if (fields.length < mostLinks) append({ label: '', url: '' });
        }}
      >
        <Plus aria-hidden size={18} />
        {m.admin_settings_link_add()}
      </Button>
    </SettingsSection>
  );
}
