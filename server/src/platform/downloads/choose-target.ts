import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { DownloadError } from './download-error.ts';
import { isPublicAddress } from './public-address.ts';

interface Resolved {
  address: string;
  family: number;
}

/** What decides where a request may go; tests replace it to reach servers of their own. */
export interface Rules {
  resolve(host: string): Promise<readonly Resolved[]>;
  isAllowed(address: string): boolean;
  /** Undefined if the address names a port that is not allowed. */
  portOf(url: URL): number | undefined;
}

export interface Target extends Resolved {
  port: number;
  /** The name in the certificate; undefined if the address has none. */
  serverName: string | undefined;
}

const defaultPorts: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** Only public addresses and default ports: other ports belong to services that are not web servers. */
export const publicRules: Rules = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowed: isPublicAddress,
  portOf: (url) => (url.port === '' ? defaultPorts[url.protocol] : undefined),
};

/**
 * Resolves the host of a URL once and returns the address to connect to. Throws if any of its addresses is not allowed,
 * because a server could give a different one to the next question.
 */
export async function chooseTarget(url: URL, { resolve, isAllowed, portOf }: Rules): Promise<Target> {
  if (!(url.protocol in defaultPorts)) throw new DownloadError('does not start with http:// or https://');
  if (url.username || url.password) throw new DownloadError('has a user name or a password in it');
  const port = portOf(url);
  if (port === undefined)
    throw new DownloadError('names a port; only 80 for http and 443 for https are used');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const addresses = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (addresses.length === 0) throw new DownloadError('has a host that does not exist');
  if (!addresses.every(({ address }) => isAllowed(address)))
    throw new DownloadError('leads to a network that is not public');
  const [target] = [...addresses].sort((one, other) => one.family - other.family);
  if (!target) throw new DownloadError('has a host that does not exist');
  return { ...target, port, serverName: family === 0 ? host : undefined };
}
