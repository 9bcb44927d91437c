import { NumberField } from '#web/components/ui/number-field.tsx';
import { type NumberName, useSetting } from './use-setting.ts';

interface Props {
  name: NumberName;
  label: string;
  min?: number;
  max?: number;
  className?: string;
}

/** A setting that is a whole number. */
export function NumberSetting({ name, ...props }: Props) {
  const setting = useSetting();
  return <NumberField inputMode="numeric" required {...props} {...setting(name, { valueAsNumber: true })} />;
}
