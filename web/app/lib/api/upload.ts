import { createClient, NetworkError, type PreparedRequest, type Send } from '@thikana/contract/client';
import type { Endpoint, Input, Output } from '@thikana/contract/endpoint';
import { endLostSession, ownSession } from './api.ts';
import { shareWhileSending } from './share-while-sending.ts';

/** Calls the API like `call`, and reports the number of bytes sent. */
export function callWithProgress<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  onProgress: (sentBytes: number, totalBytes: number) => void,
): Promise<Output<E>> {
  const send: Send = (request) => sendByXhr(request, onProgress);
  return shareWhileSending(endpoint, input, () =>
    createClient({ ...ownSession, send })(endpoint, input).catch(endLostSession),
  );
}

// fetch cannot report upload progress.
function sendByXhr(
  request: PreparedRequest,
  onProgress: (sent: number, total: number) => void,
): ReturnType<Send> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => onProgress(event.loaded, event.total);
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        json: parseJson(xhr.responseText),
        header: (name) => xhr.getResponseHeader(name),
      });
    xhr.onerror = () => reject(new NetworkError('No connection to the server.'));
    xhr.ontimeout = xhr.onerror;
    xhr.send(request.body ?? null);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
