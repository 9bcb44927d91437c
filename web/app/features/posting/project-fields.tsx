import { useFormContext } from 'react-hook-form';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { FlagField } from './flag-field.tsx';
import type { PostingValues } from './posting-values.ts';
import { useFieldBinding } from './use-field-binding.ts';

/** For sales: whether it is in a project, then its registration number and the seller's statement. */
export function ProjectFields() {
  const bind = useFieldBinding();
  const { watch, formState } = useFormContext<PostingValues>();
  const unstated = formState.errors.isAccurate?.message;
  return (
    <div className="grid gap-2 sm:col-span-2">
      <FlagField name="isProject" label={m.post_project()} />
      {watch('isProject') && (
        <>
          <TextField label={m.post_project_number()} maxLength={60} {...bind('projectNumber')} />
          <FlagField name="isAccurate" label={m.post_project_statement()} />
          {unstated && <FormError>{unstated}</FormError>}
        </>
      )}
    </div>
  );
}
