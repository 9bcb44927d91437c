import { hash, verify } from '@node-rs/argon2';

// OWASP's second recommendation for argon2id; about 40 ms on a small server.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters);
}

let someHash: Promise<string> | undefined;

/** Takes the same time whether or not there is an account, so that timing does not tell. */
export async function isPasswordRight(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  someHash ??= hashPassword('no account has this password');
  const isRight = await verify(passwordHash ?? (await someHash), password.normalize('NFC'));
  return isRight && passwordHash != null;
}
