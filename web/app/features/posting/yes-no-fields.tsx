import type { Category } from '@thikana/contract/vocabulary';
import { isYesNoField, yesNoLabel } from '#web/lib/format/yes-no-fields.ts';
import { FlagField } from './flag-field.tsx';
import { fieldsOf } from './posting-values.ts';

/** A checkbox for each yes/no field of a category that is for rent. */
export function YesNoFields({ category }: { category: Category }) {
  return fieldsOf('rent', category)
    .filter(isYesNoField)
    .map((name) => <FlagField key={name} name={name} label={yesNoLabel(name)} />);
}
