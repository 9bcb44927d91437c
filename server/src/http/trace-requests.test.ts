import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { register } from '@thikana/contract/accounts';
import { viewListing } from '@thikana/contract/listings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { startTracing, type TracingOptions } from '#server/platform/tracing/tracing.ts';
import { openTestSite, type TestSite } from '../../test/test-site.ts';

interface ToldSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Told {
  resourceSpans: {
    resource: { attributes: ToldSpan['attributes'] };
    scopeSpans: { spans: ToldSpan[] }[];
  }[];
}

/** Receives what a collector of OpenTelemetry would receive. */
async function openCollector() {
  const told: Told[] = [];
  const server = createServer(async (request, response) => {
    told.push((await json(request)) as Told);
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    told,
    spans: () =>
      told.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => server.close(),
  };
}

const log = { warn: () => {}, info: () => {}, error: () => {} } as unknown as Parameters<
  typeof startTracing
>[1];
const everything: Omit<TracingOptions, 'url'> = {
  sampler: 'always_on',
  ratio: 1,
  isParentBased: true,
  version: '1.2.3',
};

let collector: Awaited<ReturnType<typeof openCollector>>;
beforeAll(async () => {
  collector = await openCollector();
});
afterAll(() => collector.close());

/** The spans that the given actions create. */
async function toldOf(
  use: (site: TestSite) => Promise<void>,
  options: Partial<TracingOptions> & { environment?: Record<string, string> } = {},
): Promise<ToldSpan[]> {
  const { environment, ...tracing } = options;
  const before = collector.spans().length;
  const stop = await startTracing({ ...everything, url: collector.url, ...tracing }, log);
  const site = await openTestSite({
    environment: { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url, ...environment },
  });
  try {
    await use(site);
  } finally {
    await site.close();
    await stop();
  }
  return collector.spans().slice(before);
}

const partsOf = (spans: readonly ToldSpan[], { traceId, spanId }: ToldSpan) =>
  spans.filter((span) => span.traceId === traceId && span.parentSpanId === spanId);
const named = (spans: readonly ToldSpan[], name: string) => {
  const found = spans.find((span) => span.name === name);
  if (!found)
    throw new Error(`Nothing was told of ${name}, only of ${spans.map((span) => span.name).join(', ')}.`);
  return found;
};
const attribute = ({ attributes }: Pick<ToldSpan, 'attributes'>, wanted: string) => {
  const value = attributes.find(({ key }) => key === wanted)?.value;
  return value?.stringValue ?? value?.intValue;
};

describe('traces', () => {
  it('name the route and statements of an answer, without values', async () => {
    const id = newId();
    const spans = await toldOf(async (site) => {
      await site.call(viewListing, { params: { id } }).catch(() => {});
    });
    const answer = named(spans, `GET ${viewListing.path}`);
    expect(attribute(answer, 'http.response.status_code')).toBe(404);
    expect(answer.parentSpanId).toBeUndefined();
    const [statement] = partsOf(spans, answer);
    expect(statement?.name).toBe('SELECT');
    expect(attribute(statement as ToldSpan, 'db.query.text')).toMatch(/from "listings".*\$1/s);
    expect(JSON.stringify(spans)).not.toContain(id);
    const [resource] = collector.told.at(-1)?.resourceSpans ?? [];
    expect(attribute(resource?.resource as ToldSpan, 'service.name')).toBe('thikana');
    expect(attribute(resource?.resource as ToldSpan, 'service.version')).toBe('1.2.3');
  });

  it('join a submitted form with its parts, and its later jobs', async () => {
    const email = 'asha.traces@example.com';
    const spans = await toldOf(async (site) => {
      const body = { name: 'Asha Rai', email, phone: '+919832011111', password: 'chiya garden' };
      await site.call(register, { body });
      await site.mailTo(email);
    });
    const answer = named(spans, `POST ${register.path}`);
    expect(partsOf(spans, answer).map(({ name }) => name)).toContain('INSERT');
    const job = named(spans, 'job send-mail');
    expect(job.traceId).not.toBe(answer.traceId);
    const text = JSON.stringify(spans);
    for (const secret of [email, 'Asha', '9832011111']) expect(text).not.toContain(secret);
  });

  it('continue a caller’s trace only behind the operator’s proxy', async () => {
    const traceId = 'af'.repeat(16);
    const ask = async (site: TestSite) => {
      await site.app.http.inject({
        url: '/healthz',
        headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
      });
    };
    const fromAnybody = await toldOf(ask);
    expect(named(fromAnybody, 'GET /healthz').traceId).not.toBe(traceId);
    const fromProxy = await toldOf(ask, { environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    expect(named(fromProxy, 'GET /healthz').traceId).toBe(traceId);
  });

  it('follow the configured sampling', async () => {
    const spans = await toldOf((site) => site.app.http.inject('/healthz').then(() => {}), {
      sampler: 'always_off',
    });
    expect(spans).toEqual([]);
  });

  it('delay no one if the collector does not answer', async () => {
    const stop = await startTracing({ ...everything, url: 'http://127.0.0.1:9/v1/traces' }, log);
    const site = await openTestSite({
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
    });
    expect((await site.app.http.inject('/healthz')).statusCode).toBe(200);
    await site.close();
    const stopped = await Promise.race([stop().then(() => 'stopped'), wait(5_000, 'still waiting')]);
    expect(stopped).toBe('stopped');
  });
});
