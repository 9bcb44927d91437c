import { AppError } from '@thikana/contract/errors';
import { expiry } from '@thikana/contract/expiry';
import { idSchema } from '@thikana/contract/fields';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const algorithm = 'HS256';
const lifetime = `${expiry.sessionDays}d`;
const claimsSchema = z.object({ sub: idSchema, version: z.int() });

/** The claims of a session token: its owner, and their session version. */
interface SessionClaims {
  userId: string;
  version: number;
}

export interface SessionTokens {
  issue(claims: SessionClaims): Promise<string>;
  /** Throws `not_signed_in` for a foreign or malformed token, and `session_expired` for an expired one. */
  read(token: string): Promise<SessionClaims>;
}

export function createSessionTokens(secret: string): SessionTokens {
  const key = Buffer.from(secret, 'base64url');
  return {
    issue: ({ userId, version }) =>
      new SignJWT({ version })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(key),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          requiredClaims: ['sub', 'exp'],
        });
        const { sub, version } = claimsSchema.parse(payload);
        return { userId: sub, version };
      } catch (error) {
        throw new AppError(error instanceof errors.JWTExpired ? 'session_expired' : 'not_signed_in', {
          cause: error,
        });
      }
    },
  };
}
