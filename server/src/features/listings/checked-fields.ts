import { type ListingFields, parseListingFields } from '@thikana/contract/listing-fields';
import { fieldErrors, invalidInput } from '../../http/parse-request.ts';

/** The fields of a form by the rules of a listing; every wrong one is named with the form's own text. */
export function checkedFields(fields: Record<string, unknown>): ListingFields {
  const read = parseListingFields(fields);
  if (!read.success) throw invalidInput(fieldErrors(read.error));
  return read.data;
}
