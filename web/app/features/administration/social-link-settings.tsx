import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';

const maxLinks = 4;

export function SocialLinkSettings() {
  const { control, register, formState } = useFormContext<SettingsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'socialLinks' });
  const errors = formState.errors.socialLinks;
  const addButton = useRef<HTMLButtonElement>(null);

  const removeLink = (index: number) => {
    remove(index);
    addButton.current?.focus();
  };

  return (
    <SettingsSection title={m.admin_settings_links()} text={m.admin_settings_links_text()}>
      {fields.length > 0 && (
        <ul className="grid gap-4">
          {fields.map((field, index) => (
            <li
              key={field.id}
              className="grid grid-cols-[1fr_auto] items-start gap-3 sm:grid-cols-[12rem_1fr_auto]"
            >
              <TextField
                label={m.admin_settings_link_name({ number: index + 1 })}
                required
                error={errors?.[index]?.label?.message}
                {...register(`socialLinks.${index}.label`)}
              />
              <TextField
                type="url"
                inputMode="url"
                placeholder="https://"
                label={m.admin_settings_link_url({ number: index + 1 })}
                required
                className="max-sm:order-last max-sm:col-span-full"
                error={errors?.[index]?.url?.message}
                {...register(`socialLinks.${index}.url`)}
              />
              <IconButton
                label={m.admin_settings_link_remove({ number: index + 1 })}
                icon={<Trash2 aria-hidden size={20} />}
                variant="bordered"
                className="mt-6"
                onClick={() => removeLink(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={addButton}
        variant="secondary"
        className="justify-self-start"
        aria-disabled={fields.length >= maxLinks}
        onClick={() => fields.length < maxLinks && append({ label: '', url: '' })}
      >
        <Plus aria-hidden size={18} />
        {fields.length < maxLinks ? m.admin_settings_link_add() : m.admin_settings_links_full()}
      </Button>
    </SettingsSection>
  );
}
