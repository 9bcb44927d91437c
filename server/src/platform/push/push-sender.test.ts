import { createECDH } from 'node:crypto';
import { expect, it } from 'vitest';
import { browserKeys } from '../../../test/push-service.ts';
import { createPushSender } from './push-sender.ts';

const own = createECDH('prime256v1');
own.generateKeys();
const key = {
  publicKey: own.getPublicKey('base64url'),
  privateKey: own.getPrivateKey('base64url'),
};
const sender = createPushSender({ key, contact: () => 'mailto:a@example.com' });
const notice = { title: 'a', body: 'b', path: '/', tag: 't' };

it.each([
  'https://127.0.0.1/a',
  'https://169.254.169.254/latest',
  'https://[::1]/a',
  'https://10.0.0.1/a',
  'https://127.0.0.1:8443/a',
])('connects to no address of a private network: %s', async (endpoint) => {
  await expect(sender.send({ endpoint, ...browserKeys().keys }, notice)).rejects.toThrow(/public|port/);
});
