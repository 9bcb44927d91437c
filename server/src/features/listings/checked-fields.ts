import { type ListingFields, parseListingFields } from '@thikana/contract/listing-fields';
import { notOffered } from '@thikana/contract/offers';
import { fieldErrors, invalidInput } from '../../http/parse-request.ts';

/** Parses the fields of a form, or throws with the form's own text for each invalid one. */
export function checkedFields(fields: Record<string, unknown>): ListingFields {
  const read = parseListingFields(fields);
  if (!read.success) throw invalidInput(fieldErrors(read.error));
  return read.data;
}

/** The same for a new listing, which must be of a kind that the city offers. */
export function offeredFields(fields: Record<string, unknown>): ListingFields {
  const checked = checkedFields(fields);
  const problem = notOffered(checked);
  if (problem) throw invalidInput({ [problem.field]: problem.text });
  return checked;
}
