import type { FromWorker } from '@thikana/contract/service-worker-messages';
import { worker } from './worker.ts';

/** The pages that show something kept, with its time. */
const shown = new Map<string, string>();

async function tell(clientId: string, message: FromWorker): Promise<void> {
  (await worker.clients.get(clientId))?.postMessage(message);
}

/** A page shows a kept answer. */
export function tellKept(clientId: string, at: string): void {
  shown.set(clientId, at);
  void tell(clientId, { kind: 'kept', at });
}

/** A page that showed a kept answer has a new one, or an error. */
export function tellFresh(clientId: string): void {
  if (shown.delete(clientId)) void tell(clientId, { kind: 'fresh' });
}

/** The document of a page was kept. The page asks for its time, because it does not listen yet. */
export function noteKeptDocument(clientId: string, at: string): void {
  shown.set(clientId, at);
}

export function tellAgain(clientId: string): void {
  const at = shown.get(clientId);
  if (at) void tell(clientId, { kind: 'kept', at });
}
