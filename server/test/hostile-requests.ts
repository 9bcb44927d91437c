import type { Endpoint } from '@thikana/contract/endpoint';
import fc from 'fast-check';
import { z } from 'zod';
import { valuesLike } from './hostile-values.ts';

/** A request that no client would send, made of nearly valid parts. */
export interface HostileRequest {
  method: Endpoint['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

const boundary = 'a-boundary';

/**
 * Generates requests to an endpoint, the same for the same seed. `known` are values that exist on the site, such as
 * ids.
 */
export function hostileRequests(
  endpoint: Endpoint,
  { count, seed, known }: { count: number; seed: number; known: readonly string[] },
): HostileRequest[] {
  return fc.sample(hostileRequest(endpoint, known), { numRuns: count, seed });
}

function hostileRequest(endpoint: Endpoint, known: readonly string[]): fc.Arbitrary<HostileRequest> {
  const text = hostileText(known);
  const parts = endpoint.path.match(/:\w+/g) ?? [];
  return fc
    .record({
      params: fc.array(text, { minLength: parts.length, maxLength: parts.length }),
      query: fc.array(fc.tuple(fc.oneof(fc.constantFrom('x', ...namesIn(endpoint.query)), text), text), {
        maxLength: 6,
      }),
      headers: hostileHeaders(endpoint, text),
      payload: endpoint.form
        ? formOf(namesIn(endpoint.form.fields), endpoint.form.files.name, text)
        : jsonOf(endpoint.body, text),
    })
    .map(({ params, query, headers, payload }) => {
      let next = 0;
      const path = endpoint.path.replace(/:\w+/g, () => encode(params[next++] ?? ''));
      const search = query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
      return {
        method: endpoint.method,
        url: `${path}?${search}`,
        headers: { ...headers, ...(endpoint.method === 'GET' ? {} : payload.headers) },
        ...(endpoint.method === 'GET' ? {} : { payload: payload.payload }),
      };
    });
}

/** The same for an address besides the contract, which may get a form without scripts with these fields. */
export function hostileForms(
  { method, path }: { method: HostileRequest['method']; path: string },
  {
    count,
    seed,
    known,
    names,
  }: { count: number; seed: number; known: readonly string[]; names: readonly string[] },
): HostileRequest[] {
  const text = hostileText(known);
  const encoded = fc
    .array(fc.tuple(fc.constantFrom('x', ...names), text), { maxLength: 8 })
    .map((fields) => fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'));
  const hostile = fc
    .record({
      params: fc.array(text, { minLength: 2, maxLength: 2 }),
      query: encoded,
      form: fc.oneof({ weight: 6, arbitrary: encoded }, { weight: 1, arbitrary: text }),
    })
    .map(({ params, query, form }): HostileRequest => {
      let next = 0;
      const url = `${path.replace(/:\w+|\*/g, () => encode(params[next++] ?? ''))}?${query}`;
      if (method === 'GET') return { method, url, headers: {} };
      return { method, url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: form };
    });
  return fc.sample(hostile, { numRuns: count, seed });
}

/** A lone surrogate cannot be encoded in a URL. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function hostileText(known: readonly string[]): fc.Arbitrary<string> {
  const strange = [
    ...['', ' ', '\0', 'a\0b', '\u202etxt', '\ud800', '%00', '%', '..%2f..%2fetc%2fpasswd', '../../main.ts'],
    ...["' or 1=1 --", '$1', '\\', '{"$ne":1}', '[]', '{}', '__proto__', 'constructor', 'null', 'undefined'],
    ...['NaN', '1e309', '-0', '-1', '0', '1', '1.5', '0x10', '9007199254740993', '9'.repeat(400)],
    ...['0000-00-00', '9999-12-31T23:59:59Z', '2026-02-30', '-271821-04-20', '1 month', 'infinity'],
    ...[
      '10000-20000',
      '20000-10000',
      '5+',
      '-',
      '88,26,89,27',
      '89,27,88,26',
      '0,0,0,0',
      '88.4,26.7;x',
      'near',
    ],
    ...['rent', 'sell', 'flat,shop,flat', 'matigara', 'any', 'true', 'on', 'newest', 'price', 'approved'],
    ...['asha@example.com', 'a@b', `${'a'.repeat(300)}@example.com`, '+919832012345', 'javascript:alert(1)'],
    ...['<script>alert(1)</script>', 'মাটিগাড়া', 'सेवक रोड', '🏠'.repeat(50), 'a '.repeat(2000), ')'.repeat(500)],
  ];
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...strange) },
    { weight: 3, arbitrary: fc.constantFrom('0'.repeat(24), ...known) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );
}

function hostileHeaders(
  endpoint: Endpoint,
  text: fc.Arbitrary<string>,
): fc.Arbitrary<Record<string, string>> {
  const names = [
    ...namesIn(endpoint.headers),
    'accept',
    'if-none-match',
    'range',
    'x-forwarded-for',
    'cookie',
  ];
  // Clients refuse to send invalid header values.
  const value = text.map((each) => each.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 2000));
  return fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 3 });
}

function jsonOf(schema: z.ZodType | undefined, text: fc.Arbitrary<string>) {
  const value = fc.oneof(
    { weight: 4, arbitrary: text as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e300, [], {}, [[]], [null]) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  );
  const object = fc.dictionary(fc.constantFrom('x', '__proto__', ...namesIn(schema)), value, { maxKeys: 12 });
  const json = fc
    .oneof(
      { weight: 6, arbitrary: schema ? valuesLike(schema, text) : value },
      { weight: 3, arbitrary: object as fc.Arbitrary<unknown> },
      { weight: 1, arbitrary: value },
    )
    .map((body) => JSON.stringify(body));
  const broken = fc.constantFrom(
    '',
    '{',
    '"',
    '{"a":}',
    `${'['.repeat(20_000)}`,
    '{"a":1,"a":2}',
    '\0',
    'x=1',
  );
  return fc
    .record({
      payload: fc.oneof({ weight: 8, arbitrary: json }, { weight: 1, arbitrary: broken }),
      type: fc.oneof(
        { weight: 8, arbitrary: fc.constant('application/json') },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'application/xml', 'multipart/form-data', 'x'),
        },
      ),
    })
    .map(({ payload, type }) => ({ payload, headers: { 'content-type': type } }));
}

function formOf(names: readonly string[], fileName: string, text: fc.Arbitrary<string>) {
  const clean = text.map((each) => each.toWellFormed());
  const field = fc
    .tuple(fc.oneof(fc.constantFrom('x', ...names), clean), clean)
    .map(([name, value]) => part(`name="${name.replaceAll(/["\r\n\0]/g, '')}"`, Buffer.from(value)));
  const file = fc
    .tuple(clean, fc.uint8Array({ maxLength: 2000 }))
    .map(([name, bytes]) =>
      part(`name="${fileName}"; filename="${name.replaceAll(/["\r\n]/g, '')}"`, Buffer.from(bytes)),
    );
  return fc
    .record({
      parts: fc.array(fc.oneof({ weight: 6, arbitrary: field }, { weight: 1, arbitrary: file }), {
        maxLength: 30,
      }),
      end: fc.constantFrom(`--${boundary}--\r\n`, `--${boundary}`, ''),
    })
    .map(({ parts, end }) => ({
      payload: Buffer.concat([...parts, Buffer.from(end)]),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    }));
}

function part(disposition: string, content: Buffer): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
}

/** The names of all properties in a schema. */
export function namesIn(schema: z.ZodType | undefined): string[] {
  const names = new Set<string>();
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') for (const name of Object.keys(value as object)) names.add(name);
      walk(value);
    }
  };
  if (schema) walk(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }));
  return [...names];
}
