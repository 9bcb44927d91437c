import { isIPv6 } from 'node:net';

const groupsOfNetwork = 4;
const groupsOfAddress = 8;

/**
 * What limits are counted by: with IPv6, whoever has one address has the 2^64 of its network, so that is one visitor. One
 * of IPv4 stays as it is, however it is written.
 */
export function countedAddress(address: string): string {
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

/** The last two may be written like an address of IPv4. */
function groupsOf(text: string): string[] {
  return text === '' ? [] : text.replace(/[^:]*\.[^:]*$/, '0:0').split(':');
}
