import type { Endpoint, Parsed } from '@thikana/contract/endpoint';
import type { ErrorCode, FieldErrors } from '@thikana/contract/error-table';
import { AppError } from '@thikana/contract/errors';
import { inputText } from '@thikana/contract/input-text';
import type { z } from 'zod';
import { m } from '../paraglide/messages.js';

/**
 * Parses params, query, headers and body with the endpoint's schemas and reports all errors at once. Invalid params
 * are answered with 404.
 */
export function parseRequest(
  endpoint: Endpoint,
  raw: { params?: unknown; query?: unknown; headers?: unknown; body?: unknown },
): Parsed<Endpoint> {
  const params = endpoint.params?.safeParse(raw.params ?? {}) ?? { success: true, data: {} };
  if (!params.success || placesOfNoText(params.data).length > 0)
    throw new AppError(codeOfNoAddress(endpoint));
  const fields: FieldErrors = {};
  const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return {};
    const read = schema.safeParse(value ?? {}, { error: inputText });
    if (!read.success) {
      Object.assign(fields, fieldErrors(read.error));
      return undefined;
    }
    for (const place of placesOfNoText(read.data)) fields[place] ??= m.http_unreadable_character();
    return read.data;
  };
  const parsed = {
    params: params.data,
    query: parse(endpoint.query, raw.query),
    headers: parse(endpoint.headers, raw.headers),
    body: endpoint.body ? parse(endpoint.body, raw.body) : undefined,
  };
  if (Object.keys(fields).length > 0) throw invalidInput(fields);
  return parsed as Parsed<Endpoint>;
}

/** Returns the endpoint's own error for something that does not exist, or for an invalid mailed link. */
export function codeOfNoAddress({ errors = [] }: Endpoint): ErrorCode {
  return errors.find((code) => /not_found$|link_invalid$/.test(code)) ?? 'not_found';
}

/** Finds text that PostgreSQL cannot store: NUL, or an unpaired surrogate. */
function placesOfNoText(value: unknown, place = ''): string[] {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? [place || 'body'] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    placesOfNoText(inner, place ? `${place}.${name}` : name),
  );
}

/** The first message for each field. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'body';
    fields[path] ??= issue.message;
  }
  return fields;
}

/** Uses the first field's text as the message too, for callers that show only one. */
export function invalidInput(fields: FieldErrors): AppError {
  const error = new AppError('invalid_input', { fields });
  const [first] = Object.values(fields);
  if (first) error.message = first;
  return error;
}
