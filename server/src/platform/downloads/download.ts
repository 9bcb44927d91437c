import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { chooseTarget, publicRules, type Rules, type Target } from './choose-target.ts';
import { DownloadError } from './download-error.ts';

const mostRedirects = 3;
const redirects = [301, 302, 303, 307, 308];

/** Yields the bytes at an address; throws `DownloadError` if there are none to have. */
export type Download = (address: string) => AsyncGenerator<Uint8Array>;

/**
 * Downloads from the public internet only. Each address, and each that it redirects to, is checked before a connection
 * is made, and the connection goes to the very IP address that was checked. The reader bounds the size.
 */
export function createDownload({
  rules = publicRules,
  timeoutMilliseconds = 20_000,
}: {
  rules?: Rules;
  timeoutMilliseconds?: number;
} = {}): Download {
  return async function* download(address) {
    const signal = AbortSignal.timeout(timeoutMilliseconds);
    try {
      // Leaving the loop ends the connection.
      for await (const chunk of await open(new URL(address), rules, signal)) yield chunk as Uint8Array;
    } catch (error) {
      if (signal.aborted) throw new DownloadError(`took longer than ${timeoutMilliseconds / 1000} seconds`);
      throw asDownloadError(error);
    }
  };
}

async function open(address: URL, rules: Rules, signal: AbortSignal): Promise<IncomingMessage> {
  let url = address;
  for (let redirected = 0; ; redirected += 1) {
    const target = await unlessAborted(chooseTarget(url, rules), signal);
    const response = await get(url, target, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    if (!redirects.includes(statusCode) || !headers.location)
      throw new DownloadError(`was answered with ${statusCode}`);
    if (redirected === mostRedirects)
      throw new DownloadError(`was redirected more than ${mostRedirects} times`);
    url = new URL(headers.location, url);
  }
}

function get(url: URL, { address, family, port, serverName }: Target, signal: AbortSignal) {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(
      {
        // An IP address is not resolved again.
        host: address,
        family,
        port,
        path: `${url.pathname}${url.search}`,
        headers: {
          host: url.host,
          accept: 'image/*',
          'accept-encoding': 'identity',
          'user-agent': 'Thikana',
        },
        ...(serverName ? { servername: serverName } : {}),
        // The global agent could go through a proxy, which would resolve the name itself.
        agent: false,
        signal,
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

/** A lookup cannot be stopped, but need not be waited for. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

function asDownloadError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DownloadError) return error;
  const code = 'code' in error ? String(error.code) : error.message;
  if (code === 'ENOTFOUND') return new DownloadError('has a host that does not exist');
  return new DownloadError(`could not be fetched: ${code}`);
}
