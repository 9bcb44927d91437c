import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** A push service on this machine. `answer` is the status of its next answers. */
export async function openPushService() {
  const received: Received[] = [];
  const service = { received, answer: 201, port: 0, close: () => {} };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(service.answer).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  service.port = (server.address() as AddressInfo).port;
  service.close = () => server.close();
  return service;
}

/** A browser's keys, with which it decrypts notifications (RFC 8291). */
export function browserKeys() {
  const own = createECDH('prime256v1');
  const publicKey = own.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
      const sealed = body.subarray(21 + senderKey.length);
      const derive = (secret: Buffer, saltOf: Buffer, info: Buffer, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, saltOf, info, length));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const secret = derive(own.computeSecret(senderKey), auth, info, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
      // A delimiter and padding follow the text.
      return JSON.parse(text.slice(0, text.lastIndexOf('}') + 1));
    },
  };
}
