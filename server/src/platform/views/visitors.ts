import { createHash, randomBytes } from 'node:crypto';

/** What distinguishes a visitor without identifying them. */
export interface Visitor {
  address: string;
  /** The User-Agent header. */
  agent: string;
}

export interface Visitors {
  /** Whether this visitor does this for the first time today, from an address below the daily limit. */
  isNew(visitor: Visitor, what: string): boolean;
}

const mostKept = 300_000;
/** Many phones share one address of their network. */
const mostAlikePerAddress = 30;
const mostPerAddress = 2_000;

/**
 * Remembers visitors until midnight, in memory only, as digests with a salt that is then forgotten. No one can be
 * recognised the next day, or from stored data.
 */
export function createVisitors(today: () => string): Visitors {
  let day = '';
  let salt = randomBytes(16);
  const uses = new Map<string, number>();

  function use(most: number, ...parts: string[]): boolean {
    const digest = createHash('sha256')
      .update(salt)
      .update(parts.join('\n'))
      .digest('base64url')
      .slice(0, 16);
    const count = uses.get(digest) ?? 0;
    if (count >= most) return false;
    uses.set(digest, count + 1);
    return true;
  }

  return {
    isNew({ address, agent }, what) {
      const now = today();
      if (now !== day || uses.size > mostKept) {
        day = now;
        salt = randomBytes(16);
        uses.clear();
      }
      return (
        use(1, 'visitor', address, agent, what) &&
        use(mostAlikePerAddress, 'alike', address, what) &&
        use(mostPerAddress, 'address', address)
      );
    },
  };
}
