/** A random UUID. `crypto.randomUUID` exists only in secure contexts: HTTPS and localhost. */
export function randomId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return uuidOf(globalThis.crypto.getRandomValues(new Uint8Array(16)));
}

/** Version 4 of RFC 9562. */
function uuidOf(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
