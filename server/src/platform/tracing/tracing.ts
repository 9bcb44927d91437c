import { setTimeout as wait } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { Log } from '../log.ts';

/** The exporter's address and the sampling, from the variables `OTEL_*`. */
export interface TracingOptions {
  /** The full address for OTLP over HTTP. */
  url: string;
  sampler: 'always_on' | 'always_off' | 'traceidratio';
  /** The sampled share of traces, for `traceidratio`. */
  ratio: number;
  /** Whether a caller's sampling decision wins. */
  isParentBased: boolean;
  version: string;
}

/** How long a stop waits for the last spans. */
const lastMilliseconds = 2_000;

/** Undefined until tracing starts; then spans cost nothing. */
let tracer: Tracer | undefined;

/**
 * Starts exporting requests, queries and jobs to an OpenTelemetry collector, and loads its packages. Returns a function
 * that stops and sends what is pending.
 */
export async function startTracing(options: TracingOptions, log: Log): Promise<() => Promise<void>> {
  const [
    sdk,
    { OTLPTraceExporter },
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    resources,
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ]);
  const tell = (message: string, ...details: unknown[]) => log.warn({ details }, `Traces: ${message}`);
  const silent = () => {};
  diag.setLogger(
    { error: tell, warn: tell, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const samplers = {
    always_on: () => new sdk.AlwaysOnSampler(),
    always_off: () => new sdk.AlwaysOffSampler(),
    traceidratio: () => new sdk.TraceIdRatioBasedSampler(options.ratio),
  };
  const root = samplers[options.sampler]();
  const own = resources.resourceFromAttributes({
    'service.name': 'thikana',
    'service.version': options.version,
  });
  const provider = new sdk.TracerProvider({
    // The operator's own attributes come last and win.
    resource: own.merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: options.isParentBased ? new sdk.ParentBasedSampler({ root }) : root,
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: options.url }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  tracer = provider.getTracer('thikana', options.version);
  return async () => {
    tracer = undefined;
    const sent = provider.shutdown().catch((error: Error) => tell('The last ones could not be sent.', error));
    // A collector that does not answer must not block the stop.
    await Promise.race([sent, wait(lastMilliseconds, undefined, { ref: false })]);
    context.disable();
    propagation.disable();
    diag.disable();
  };
}

export interface AnswerSpan {
  /** Runs work inside the span. */
  during(work: () => void): void;
  end(route: string | undefined, status: number): void;
}

/** Starts the span of an answer, in the caller's trace if its headers are trusted. */
export function startAnswerSpan(
  method: string,
  headers: Readonly<Record<string, string | string[] | undefined>> | undefined,
): AnswerSpan | undefined {
  if (!tracer) return undefined;
  const parent = headers ? propagation.extract(ROOT_CONTEXT, headers) : ROOT_CONTEXT;
  const attributes = { 'http.request.method': method };
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
  const within = trace.setSpan(parent, span);
  return {
    during: (work) => context.with(within, work),
    end(route, status) {
      // The address may contain a token; the route does not.
      if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route);
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/**
 * Starts the span of a statement, without its values. Returns a function that ends it, or undefined without tracing.
 */
export function startStatementSpan(text: string): ((error?: Error | null) => void) | undefined {
  if (!tracer) return undefined;
  const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text,
  };
  const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
  return (error) => endSpan(span, error);
}

/** Runs background work as a trace of its own. */
export async function withinJobSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!tracer) return work();
  const attributes: Attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': name };
  const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT);
  const within: Context = trace.setSpan(ROOT_CONTEXT, span);
  try {
    const result = await context.with(within, work);
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, error as Error);
    throw error;
  }
}

/** Records only the kind of error, because its text may contain personal data. */
function endSpan(span: Span, error?: Error | null): void {
  if (error) {
    const kind = (error as { code?: string }).code ?? error.name;
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kind);
  }
  span.end();
}
