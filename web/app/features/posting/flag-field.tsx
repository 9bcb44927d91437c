import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import type { PostingValues } from './posting-values.ts';

type FlagName = 'attachedBathroom' | 'parking' | 'hasShutter';

/** Something a property has or has not. */
export function FlagField({ name, label }: { name: FlagName; label: string }) {
  const { register } = useFormContext<PostingValues>();
  return <CheckboxField label={label} {...register(name)} />;
}
