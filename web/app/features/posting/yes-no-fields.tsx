import type { Category } from '@thikana/contract/vocabulary';
import { yesNoFieldsOf } from '@thikana/contract/yes-no-fields';
import { yesNoLabel } from '#web/lib/format/yes-no-fields.ts';
import { FlagField } from './flag-field.tsx';

/** A checkbox for each yes/no field of a category. */
export function YesNoFields({ category }: { category: Category }) {
  return yesNoFieldsOf(category).map((name) => <FlagField key={name} name={name} label={yesNoLabel(name)} />);
}
