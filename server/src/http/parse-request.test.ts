import type { Endpoint } from '@thikana/contract/endpoint';
import { endpoints } from '@thikana/contract/endpoints';
import { errorTable } from '@thikana/contract/error-table';
import type { AppError } from '@thikana/contract/errors';
import { pageUsers } from '@thikana/contract/users';
import { expect, it } from 'vitest';
import { parseRequest } from './parse-request.ts';

function failure(endpoint: Endpoint, raw: Parameters<typeof parseRequest>[1]): AppError | undefined {
  try {
    parseRequest(endpoint, raw);
  } catch (error) {
    return error as AppError;
  }
  return undefined;
}

const withIds = endpoints.filter(({ path }) => /:(id|visitId)\b/.test(path));

it.each(withIds)('$name answers 404 where the address has no id', (endpoint) => {
  for (const id of ['xyz', '6740000000000000000000010', '67400000000000000000000G', 'x\0'])
    expect(failure(endpoint, { params: { id, visitId: id, kind: 'listing' } })?.status).toBe(404);
});

it.each([
  ['viewListing', 'listing_not_found'],
  ['viewUser', 'user_not_found'],
  ['resetPassword', 'reset_link_invalid'],
  ['viewAlerts', undefined],
])('%s answers an unknown address with %s', (name, code) => {
  const endpoint = endpoints.find((each) => each.name === name) as Endpoint;
  const read = failure(endpoint, { params: { id: 'xyz', token: 'x'.repeat(5000) } });
  expect([read?.code, read?.message]).toEqual([code, code && errorTable[code as 'listing_not_found'].text()]);
});

it('uses the site’s own text for an input whose schema has none', () => {
  expect(failure(pageUsers, { query: { q: 'x'.repeat(101) } })?.message).toBe(
    'Please give at most 100 characters.',
  );
});
