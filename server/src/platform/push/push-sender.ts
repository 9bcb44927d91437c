import { request } from 'node:https';
import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { PushNotice } from '@thikana/contract/push';
import { daySeconds } from '../../lib/durations.ts';
import { chooseTarget, publicRules, type Rules } from '../downloads/choose-target.ts';
import type { VapidKey } from './vapid-key.ts';

const timeoutMilliseconds = 10_000;

interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the browser has unsubscribed. Everything else is a failure that another attempt may mend. */
type PushOutcome = 'sent' | 'gone';

export interface PushSender {
  publicKey: string;
  send(target: PushTarget, notice: PushNotice): Promise<PushOutcome>;
}

/** How push services are reached. */
export interface PushNetwork {
  rules: Rules;
  request: typeof request;
}

const publicNetwork: PushNetwork = { rules: publicRules, request };

/**
 * Encrypts notifications for a browser and hands them to its push service, at a public address only, because browsers
 * name it.
 */
export function createPushSender({
  key,
  contact,
  network = publicNetwork,
}: {
  key: VapidKey;
  /** The operator, whom push services write to about problems. */
  contact: () => string;
  network?: PushNetwork;
}): PushSender {
  return {
    publicKey: key.publicKey,
    async send({ endpoint, p256dh, auth }, notice) {
      const { body, headers } = await buildPushPayload(
        { data: { ...notice }, options: { ttl: daySeconds, urgency: 'normal' } },
        { endpoint, expirationTime: null, keys: { p256dh, auth } },
        { subject: contact(), publicKey: key.publicKey, privateKey: key.privateKey },
      );
      const status = await post(new URL(endpoint), { body, headers }, network);
      if (status === 404 || status === 410) return 'gone';
      if (status < 200 || status > 299) throw new Error(`The push service answered ${status}.`);
      return 'sent';
    },
  };
}

/** Connects to the very address that was checked, and returns the status. */
async function post(
  url: URL,
  { body, headers }: { body: Uint8Array; headers: Record<string, string | undefined> },
  network: PushNetwork,
): Promise<number> {
  const { address, family, port, serverName } = await chooseTarget(url, network.rules);
  return new Promise((resolve, reject) => {
    network
      .request(
        {
          method: 'POST',
          host: address,
          family,
          port,
          path: `${url.pathname}${url.search}`,
          headers: { ...headers, host: url.host },
          ...(serverName ? { servername: serverName } : {}),
          agent: false,
          signal: AbortSignal.timeout(timeoutMilliseconds),
        },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      )
      .on('error', reject)
      .end(body);
  });
}
