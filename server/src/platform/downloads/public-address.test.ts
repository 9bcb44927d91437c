import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.169.0.0',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:80b::200e',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  ['this host', '0.0.0.0'],
  ['a private network', '10.255.255.255'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['CGNAT', '100.64.0.1'],
  ['CGNAT', '100.127.255.255'],
  ['a metadata service', '100.100.100.200'],
  ['a metadata service', '168.63.129.16'],
  ['a metadata service', '169.254.169.254'],
  ['a metadata service', '192.0.0.192'],
  ['a metadata service', 'fd00:ec2::254'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['loopback', '::1'],
  ['unspecified', '::'],
  ['link-local', '169.254.0.1'],
  ['link-local', 'fe80::1'],
  ['link-local', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fdff::1'],
  ['multicast', '224.0.0.1'],
  ['multicast', '239.255.255.255'],
  ['multicast', 'ff02::1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['documentation', '2001:db8::1'],
  ['benchmarking', '198.19.255.255'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped', '::ffff:8.8.8.8'],
  ['IPv4-mapped', '::ffff:7f00:1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['translated', '64:ff9b::7f00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:7f00:1::'],
  ['a name', 'localhost'],
  ['nothing', ''],
])('not public: %s, %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
