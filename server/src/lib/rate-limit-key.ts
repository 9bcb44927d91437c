import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;
const groupsOfAddress = 8;

/**
 * The key for rate limits by address. An IPv6 customer has a network of 2^64 addresses, which counts as one visitor. An
 * IPv4 address counts by itself, in whatever notation.
 */
export function rateLimitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.toLowerCase().split('%');
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = plain.split('::').map(groupsOf);
  const filled =
    tail === undefined
      ? groupsOf(plain)
      : [...head, ...Array.from({ length: groupsOfAddress - head.length - tail.length }, () => '0'), ...tail];
  const network = filled.slice(0, groupsOfNetwork).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

/** The last two groups may be written like an IPv4 address. */
function groupsOf(text: string): string[] {
  return text === '' ? [] : text.replace(/[^:]*\.[^:]*$/, '0:0').split(':');
}
