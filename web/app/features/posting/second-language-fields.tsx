import { limits } from '@thikana/contract/vocabulary';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextAreaField, TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import type { PostingValues } from './posting-values.ts';
import { useFieldBinding } from './use-field-binding.ts';

/** Title and description in a second language, folded until they are wanted, filled in or wrong. */
export function SecondLanguageFields() {
  const bind = useFieldBinding();
  const { getValues, formState } = useFormContext<PostingValues>();
  const [isOpen, setOpen] = useState(() => getValues(['secondTitle', 'secondDescription']).join('') !== '');
  const isWrong = Boolean(formState.errors.secondTitle ?? formState.errors.secondDescription);
  return (
    <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-touch w-fit cursor-pointer items-center underline underline-offset-2">
        {m.post_second_language()}
      </summary>
      <p className="mb-3 text-ink-soft text-sm">{m.post_second_language_text()}</p>
      <div className="grid gap-4">
        <TextField label={m.post_second_title()} maxLength={limits.titleMaxLength} {...bind('secondTitle')} />
        <TextAreaField
          label={m.post_second_description()}
          maxLength={limits.descriptionMaxLength}
          {...bind('secondDescription')}
        />
      </div>
    </details>
  );
}
