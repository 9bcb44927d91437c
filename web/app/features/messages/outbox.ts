/** A message on its way, or one that could not be sent. */
export interface Letter {
  key: string;
  text: string;
  files: readonly File[];
  /** Why it could not be sent; while it is being sent there is none. */
  failure: string | undefined;
  createdAt: string;
}

export interface Outbox {
  get(): readonly Letter[];
  subscribe(listener: () => void): () => void;
  /** Puts a letter where it stood before, or behind all others. */
  put(letter: Letter): void;
  drop(key: string): void;
  /** One after the other: what was written first arrives first. */
  inTurn(send: () => Promise<void>): Promise<void>;
}

const outboxes = new Map<string, Outbox>();

/** What somebody has written in one conversation and is not known to have arrived. Words outlive the page. */
export function outboxOf(userId: string, conversationId: string): Outbox {
  const name = `outbox:${userId}:${conversationId}`;
  const known = outboxes.get(name);
  if (known) return known;
  const listeners = new Set<() => void>();
  let letters: readonly Letter[] = readLetters(name);
  let lastTurn: Promise<void> = Promise.resolve();
  const set = (next: readonly Letter[]) => {
    letters = next;
    writeLetters(name, next);
    for (const listener of listeners) listener();
  };
  const outbox: Outbox = {
    get: () => letters,
    put(letter) {
      const isKnown = letters.some(({ key }) => key === letter.key);
      set(isKnown ? letters.map((each) => (each.key === letter.key ? letter : each)) : [...letters, letter]);
    },
    drop: (key) => set(letters.filter((letter) => letter.key !== key)),
    inTurn(send) {
      lastTurn = lastTurn.then(send, send);
      return lastTurn;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  outboxes.set(name, outbox);
  return outbox;
}

function readLetters(name: string): Letter[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isLetter).map((letter) => ({ ...letter, files: [] })) : [];
  } catch {
    return [];
  }
}

/** Pictures cannot be kept there; a message of pictures alone lasts as long as the page. */
function writeLetters(name: string, letters: readonly Letter[]): void {
  const kept = letters
    .filter(({ text }) => text !== '')
    .map(({ key, text, createdAt, failure }) => ({ key, text, createdAt, failure: failure ?? '' }));
  try {
    if (kept.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Storage can be closed to a page.
  }
}

function isLetter(value: unknown): value is Omit<Letter, 'files'> {
  const letter = value as Partial<Record<keyof Letter, unknown>> | null;
  return (
    typeof letter === 'object' &&
    letter !== null &&
    [letter.key, letter.text, letter.createdAt, letter.failure].every((field) => typeof field === 'string')
  );
}
