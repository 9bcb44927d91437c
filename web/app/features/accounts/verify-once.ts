import { verifyEmail } from '@thikana/contract/accounts';
import { call } from '#web/lib/api/api.ts';

const asked = new Map<string, Promise<boolean>>();

/** Uses a mailed token, which works only once; a second call with the same token returns the first result. */
export function verifyOnce(token: string): Promise<boolean> {
  const known = asked.get(token);
  if (known) return known;
  const answer = call(verifyEmail, { query: { token } }).then(
    () => true,
    () => false,
  );
  asked.set(token, answer);
  return answer;
}
