import { AppError } from '@thikana/contract/errors';
import { idSchema } from '@thikana/contract/fields';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const algorithm = 'HS256';
const claimsSchema = z.object({
  sub: idSchema,
  version: z.int(),
  session: idSchema,
  generation: z.int(),
  iat: z.number(),
});

/** The claims of a session token: its owner, their session version, the session, and the number of the token in it. */
export interface SessionClaims {
  userId: string;
  version: number;
  sessionId: string;
  generation: number;
}

export interface SessionTokens {
  issue(claims: SessionClaims, expiresAt: Date): Promise<string>;
  /** Throws `not_signed_in` for a foreign or malformed token, and `session_expired` for an expired one. */
  read(token: string): Promise<SessionClaims & { issuedAt: Date }>;
}

export function createSessionTokens(secret: string, now = () => new Date()): SessionTokens {
  const key = Buffer.from(secret, 'base64url');
  return {
    issue: ({ userId, version, sessionId, generation }, expiresAt) =>
      new SignJWT({ version, session: sessionId, generation })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(userId)
        .setIssuedAt(now())
        .setExpirationTime(expiresAt)
        .sign(key),
    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          requiredClaims: ['sub', 'exp'],
          currentDate: now(),
        });
        const { sub, version, session, generation, iat } = claimsSchema.parse(payload);
        return { userId: sub, version, sessionId: session, generation, issuedAt: new Date(iat * 1000) };
      } catch (error) {
        throw new AppError(error instanceof errors.JWTExpired ? 'session_expired' : 'not_signed_in', {
          cause: error,
        });
      }
    },
  };
}
