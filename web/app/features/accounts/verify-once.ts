import { verifyEmail, viewOwnAccount } from '@thikana/contract/accounts';
import { call } from '#web/lib/api/api.ts';
import { getSession } from '#web/lib/session/session.ts';

const asked = new Map<string, Promise<boolean>>();

/**
 * Uses a mailed token, which works only once; a second call with the same token returns the first result. A used link
 * still succeeds for a person who is logged in with a verified address.
 */
export function verifyOnce(token: string): Promise<boolean> {
  const known = asked.get(token);
  if (known) return known;
  const answer = call(verifyEmail, { query: { token } }).then(
    () => true,
    () => isVerifiedAlready(),
  );
  asked.set(token, answer);
  return answer;
}

async function isVerifiedAlready(): Promise<boolean> {
  if (!getSession()) return false;
  return call(viewOwnAccount, {}).then(
    ({ user }) => user.isVerified,
    () => false,
  );
}
