import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';

/**
 * Encrypts for the owner of an X25519 key: a key pair for this one text, a key derived from both by HKDF-SHA-256, and
 * AES-256-GCM. The derived key encrypts one text only, so the nonce is zero. The bytes are the public key of that pair, the
 * tag and the ciphertext.
 */

const keyBytes = 32;
const tagBytes = 16;
const nonce = Buffer.alloc(12);
const purpose = 'thikana sealed record 1';

export interface SealingKeys {
  publicKey: string;
  privateKey: string;
}

export function createSealingKeys(): SealingKeys {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url'),
  };
}

/** Names a key in a few digits. */
export const sealingKeyId = (publicKey: string): string =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 16);

export function publicKeyOf(privateKey: string): string {
  const der = createPublicKey(readPrivateKey(privateKey)).export({ format: 'der', type: 'spki' });
  return der.toString('base64url');
}

export function seal(text: string, publicKey: string): Buffer {
  const recipient = createPublicKey({
    key: Buffer.from(publicKey, 'base64url'),
    format: 'der',
    type: 'spki',
  });
  const once = generateKeyPairSync('x25519');
  const shared = diffieHellman({ privateKey: once.privateKey, publicKey: recipient });
  const cipher = createCipheriv('aes-256-gcm', deriveKey(shared, once.publicKey, recipient), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([rawKey(once.publicKey), cipher.getAuthTag(), sealed]);
}

/** Throws if the key is another one, or the bytes were changed. */
export function unseal(bytes: Buffer, privateKey: string): string {
  const own = readPrivateKey(privateKey);
  const x = bytes.subarray(0, keyBytes).toString('base64url');
  const once = createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x }, format: 'jwk' });
  const shared = diffieHellman({ privateKey: own, publicKey: once });
  const key = deriveKey(shared, once, createPublicKey(own));
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(keyBytes, keyBytes + tagBytes));
  const text = decipher.update(bytes.subarray(keyBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}

function deriveKey(shared: Buffer, once: KeyObject, recipient: KeyObject): Buffer {
  const salt = Buffer.concat([rawKey(once), rawKey(recipient)]);
  return Buffer.from(hkdfSync('sha256', shared, salt, purpose, keyBytes));
}

const rawKey = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url');

const readPrivateKey = (text: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(text.trim(), 'base64url'), format: 'der', type: 'pkcs8' });
