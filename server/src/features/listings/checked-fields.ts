import { type ListingFields, parseListingFields } from '@thikana/contract/listing-fields';
import { fieldErrors, invalidInput } from '../../http/parse-request.ts';

/** Parses the fields of a form, or throws with the form's own text for each invalid one. */
export function checkedFields(fields: Record<string, unknown>): ListingFields {
  const read = parseListingFields(fields);
  if (!read.success) throw invalidInput(fieldErrors(read.error));
  return read.data;
}
