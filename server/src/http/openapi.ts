import { setImmediate } from 'node:timers/promises';
import type { Endpoint } from '@thikana/contract/endpoint';
import { type ErrorCode, errorTable } from '@thikana/contract/error-table';
import { baseLanguage } from '@thikana/contract/language';
import Fastify, { type FastifyInstance, type FastifySchema } from 'fastify';
import { z } from 'zod';
import { openApiReference, sendFromApiReference } from '../framework/api-reference-page.ts';
import { inLanguage } from '../lib/current-language.ts';
import { m } from '../paraglide/messages.js';
import { codeOfNoAddress } from './parse-request.ts';

type JsonSchema = Record<string, unknown>;

const errorBody: JsonSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'Shown to people as it stands.' },
    code: { type: 'string', enum: Object.keys(errorTable) },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Field → what is wrong with it.',
    },
  },
};

const commonErrors: readonly ErrorCode[] = ['too_many_requests', 'internal', 'unavailable'];

/** The endpoint as an OpenAPI operation. */
function describeEndpoint(endpoint: Endpoint): FastifySchema {
  const { params, query, headers, body, form, response, status = 200 } = endpoint;
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.access === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(params ? { params: toJsonSchema(params, 'input') } : {}),
    ...(query ? { querystring: toJsonSchema(query, 'input') } : {}),
    ...(headers ? { headers: toJsonSchema(headers, 'input') } : {}),
    ...(body ? { body: toJsonSchema(body, 'input') } : {}),
    ...(form ? { consumes: ['multipart/form-data'], body: describeForm(form) } : {}),
    response: {
      [status]: { description: 'Done', ...toJsonSchema(response, 'output') },
      ...describeErrors(endpoint),
    },
  } as FastifySchema;
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return jsonSchema;
}

function describeForm({ fields, files }: NonNullable<Endpoint['form']>): JsonSchema {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return {
    allOf: [
      toJsonSchema(fields, 'input'),
      {
        type: 'object',
        ...(files.required ? { required: [files.name] } : {}),
        properties: {
          [files.name]: files.maxCount > 1 ? { type: 'array', maxItems: files.maxCount, items: file } : file,
        },
      },
    ],
  };
}

function describeErrors(endpoint: Endpoint): Record<number, JsonSchema> {
  const hasInput = endpoint.query ?? endpoint.body ?? endpoint.form;
  const codes: ErrorCode[] = [
    ...(hasInput ? (['invalid_input'] as const) : []),
    ...(endpoint.params ? [codeOfNoAddress(endpoint)] : []),
    ...(endpoint.access === 'anyone'
      ? []
      : (['not_signed_in', 'session_expired', 'account_banned'] as const)),
    ...(endpoint.access === 'anyone' || endpoint.access === 'signed-in' ? [] : (['not_allowed'] as const)),
    ...(endpoint.errors ?? []),
    ...commonErrors,
  ];
  const byStatus: Record<number, JsonSchema> = {};
  for (const code of new Set(codes)) {
    const { status, text } = errorTable[code];
    const line = `${code}: ${text()}`;
    const earlier = byStatus[status]?.description;
    byStatus[status] = { ...errorBody, description: earlier ? `${earlier}\n\n${line}` : line };
  }
  return byStatus;
}

interface DescribedSite {
  name: string;
  url: string;
  version: string;
}

/** The OpenAPI document as JSON. Its routes have schemas, and take 6 MB of memory, only while it is made. */
async function describeApi(endpoints: readonly Endpoint[], site: DescribedSite): Promise<Buffer> {
  const { default: swagger } = await import('@fastify/swagger');
  const app = Fastify();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: m.openapi_title({ site: site.name }),
        version: site.version,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: site.url }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
  });
  for (const endpoint of endpoints) {
    const { method, path: url } = endpoint;
    app.route({ method, url, schema: describeEndpoint(endpoint), ...onlyDescribed });
    // All at once would hold up everyone for a quarter of a second.
    await setImmediate();
  }
  await app.ready();
  return Buffer.from(JSON.stringify(app.swagger()));
}

/** The routes are only described, but Fastify requires a handler, and would compile their schemas. */
const onlyDescribed = {
  handler: () => undefined,
  validatorCompiler: () => () => true,
  serializerCompiler: () => () => '',
};

/** The description at /api/openapi.json and its readable form at /api/reference. Both are made when they are asked for. */
export function registerReference(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  site: DescribedSite,
): void {
  let description: Promise<Buffer> | undefined;
  app.get('/api/openapi.json', async (_request, reply) => {
    description ??= inLanguage(baseLanguage, () => describeApi(endpoints, site));
    return reply.type('application/json; charset=utf-8').send(await description);
  });
  let reference: Promise<FastifyInstance> | undefined;
  for (const url of ['/api/reference', '/api/reference/*']) {
    app.get(url, async (request, reply) => {
      reference ??= openApiReference();
      const answer = await (await reference).inject(request.url);
      reply.code(answer.statusCode).headers(answer.headers);
      return sendFromApiReference(reply, answer.rawPayload);
    });
  }
}
