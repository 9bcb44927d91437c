import { BlockList, isIP } from 'node:net';

/** The special-purpose IPv4 networks of the IANA registry that are not global, and a metadata service with a public look. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
] as const;
/** IPv6 has one global range, of which these parts are special. Mapped and translated IPv4 addresses are outside of it. */
const global6 = ['2000::/3'] as const;
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const;

function networks(family: 'ipv4' | 'ipv6', list: readonly string[]): BlockList {
  const block = new BlockList();
  for (const network of list) {
    const [address = '', bits] = network.split('/');
    block.addSubnet(address, Number(bits), family);
  }
  return block;
}

const isSpecial4 = networks('ipv4', special4);
const isGlobal6 = networks('ipv6', global6);
const isSpecial6 = networks('ipv6', special6);

/** Whether an IP address belongs to the public internet, so that a request to it reaches nothing of this network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !isSpecial4.check(address, 'ipv4');
  // An address with a zone is of this network.
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return isGlobal6.check(address, 'ipv6') && !isSpecial6.check(address, 'ipv6');
}
