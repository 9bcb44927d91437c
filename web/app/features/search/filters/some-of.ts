import { listText } from '@thikana/contract/list-text';
import type { SomeOf } from './filter.ts';

/** A filter that takes several values from a set. */
export function someOf<Value extends string>(
  title: () => string,
  values: () => readonly Value[],
  labelOf: (value: Value) => string,
) {
  const label = (value: string) => labelOf(value as Value);
  const control: SomeOf = { kind: 'some of', values, label };
  return { title, control, chip: (text: string) => listText(text.split(',').map(label)) };
}
