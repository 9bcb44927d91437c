import { parseListingFields } from '@thikana/contract/listing-fields';
import type { Intent } from '@thikana/contract/vocabulary';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { FieldName, PostingValues } from './posting-values.ts';

/** Validates the form with the contract's schema, as the server does. */
export function postingResolver(intent: Intent): Resolver<PostingValues> {
  return (values) => {
    const result = parseListingFields({ ...values, intent });
    if (result.success) return { values, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues) {
      const name = String(path[0]) as FieldName;
      errors[name] ??= { type: code, message };
    }
    return { values: {}, errors: errors as FieldErrors<PostingValues> };
  };
}
