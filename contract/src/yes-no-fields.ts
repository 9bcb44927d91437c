import type { Category } from './vocabulary.ts';

interface YesNo {
  /** The name in searches. */
  feature: string;
  column: string;
  categories: readonly Category[];
  /** Whether a card shows the field if it is true. */
  onCard?: true;
}

/** The yes/no fields of a listing, in reading order. Form, import, answers, columns and searches follow from them. */
export const yesNoFields = {
  attachedBathroom: {
    feature: 'attached-bathroom',
    column: 'attached_bathroom',
    categories: ['house', 'flat'],
  },
  parking: { feature: 'parking', column: 'parking', categories: ['house', 'flat'] },
  lift: { feature: 'lift', column: 'lift', categories: ['flat', 'shop'], onCard: true },
  hasShutter: { feature: 'shutter', column: 'has_shutter', categories: ['shop'] },
} as const satisfies Record<string, YesNo>;

type Fields = typeof yesNoFields;
export type YesNoField = keyof Fields;
export type YesNoFeature = Fields[YesNoField]['feature'];
export type YesNoColumn = Fields[YesNoField]['column'];
export type YesNoFieldOf<C extends Category> = {
  [F in YesNoField]: C extends Fields[F]['categories'][number] ? F : never;
}[YesNoField];

type OnCard = { [F in YesNoField]: Fields[F] extends { onCard: true } ? F : never }[YesNoField];

export const yesNoFieldNames = Object.keys(yesNoFields) as YesNoField[];
export const yesNoColumns: readonly YesNoColumn[] = yesNoFieldNames.map((name) => yesNoFields[name].column);

export const cardYesNoFields = yesNoFieldNames.filter(
  (name): name is OnCard => 'onCard' in yesNoFields[name],
);

/** A record with one value per yes/no field. */
export function eachYesNo<T>(value: (name: YesNoField) => T): Record<YesNoField, T> {
  return Object.fromEntries(yesNoFieldNames.map((name) => [name, value(name)])) as Record<YesNoField, T>;
}

export function yesNoFieldsOf<C extends Category>(category: C): YesNoFieldOf<C>[] {
  const has = (name: YesNoField) => (yesNoFields[name].categories as readonly Category[]).includes(category);
  return yesNoFieldNames.filter((name): name is YesNoFieldOf<C> => has(name));
}
