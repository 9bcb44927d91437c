import { NumberField } from '#web/components/ui/number-field.tsx';
import { fieldLabel, type LabelledName } from './field-label.ts';
import { useFieldBinding } from './use-field-binding.ts';

interface Props {
  name: LabelledName;
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
      label={fieldLabel(name)}
      required
      step={step}
      min={min}
      onFocus={(event) => event.target.select()}
      {...rest}
      {...bind(name)}
    />
  );
}
