import { type ListingFields, parseListingFields } from '@thikana/contract/listing-fields';
import { notOffered } from '@thikana/contract/offers';
import { fieldErrors, invalidInput } from '../../http/parse-request.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';

/** Parses the fields of a form, or throws with the form's own text for each invalid one. */
function checkedFields(fields: Record<string, unknown>): ListingFields {
  const read = parseListingFields(fields);
  if (!read.success) throw invalidInput(fieldErrors(read.error));
  return read.data;
}

type Kind = Pick<ListingRow, 'intent' | 'category' | 'frequency'>;

/** The same for a listing that must be of a kind that the site offers, or stays of the kind that it was. */
export function offeredFields(fields: Record<string, unknown>, before?: Kind): ListingFields {
  const checked = checkedFields(fields);
  const problem = notOffered(checked);
  if (problem && !(before && isSameKind(checked, before)))
    throw invalidInput({ [problem.field]: problem.text });
  return checked;
}

function isSameKind(fields: ListingFields, before: Kind): boolean {
  const frequency = 'frequency' in fields ? fields.frequency : null;
  const { intent, propertyCategory } = fields;
  return intent === before.intent && propertyCategory === before.category && frequency === before.frequency;
}
