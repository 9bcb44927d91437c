import type { YesNoField } from '@thikana/contract/yes-no-fields';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import type { PostingValues } from './posting-values.ts';

type FlagName = YesNoField | 'showExactPlace' | 'messagesOnly' | 'isProject' | 'isAccurate';

/** A yes/no field. */
export function FlagField({ name, label }: { name: FlagName; label: ReactNode }) {
  const { register } = useFormContext<PostingValues>();
  return <CheckboxField label={label} {...register(name)} />;
}
