import { NumberField } from '#web/components/ui/inputs.tsx';
import type { FieldName } from './posting-values.ts';
import { useFieldBinding } from './use-field-binding.ts';

interface Props {
  name: FieldName;
  label: string;
  hint?: string;
  placeholder?: string;
  step?: number | 'any';
  min?: number;
}

/** A number field that selects its value on focus, so that typing replaces it. */
export function CountField({ name, step = 1, min = 0, ...rest }: Props) {
  const bind = useFieldBinding();
  return (
    <NumberField
      required
      step={step}
      min={min}
      onFocus={(event) => event.target.select()}
      {...rest}
      {...bind(name)}
    />
  );
}
