import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry, type Registry } from 'prom-client';

/** Between a process and its supervisor. */
const request = 'thikana:metrics';
interface Answer {
  type: typeof request;
  /** Undefined if a process did not answer. */
  text?: string | undefined;
}

/** In the supervisor: answers each process that asks for the metrics of all. */
export function answerMetricsRequests(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: { type?: unknown }) => {
    if (message.type !== request) return;
    const answer = (text?: string) =>
      worker.isConnected() && worker.send({ type: request, text } satisfies Answer);
    all.clusterMetrics().then(answer, () => answer());
  });
}

/**
 * Reads the metrics of all processes of this machine that share the port: a scrape reaches any of them. Counts are
 * added up; each gauge says itself how values combine.
 */
export function metricsReader(registry: Registry): () => Promise<string> {
  const own = () => registry.metrics();
  if (!cluster.isWorker) return own;
  AggregatorRegistry.setRegistries(registry);
  // Makes the process answer when the supervisor collects.
  new AggregatorRegistry();
  return async () => {
    process.send?.({ type: request });
    for (;;) {
      const [message] = (await once(process, 'message')) as [Answer];
      if (message.type === request) return message.text ?? own();
    }
  };
}
