/** A message that is being sent, or that failed to send. */
export interface Letter {
  key: string;
  text: string;
  files: readonly File[];
  /** The error, or undefined while it is being sent. */
  failure: string | undefined;
  createdAt: string;
}

export interface Outbox {
  get(): readonly Letter[];
  subscribe(listener: () => void): () => void;
  /** Replaces a message in place, or appends it. */
  put(letter: Letter): void;
  drop(key: string): void;
  /** Sends one at a time, so that messages arrive in the order they were written. */
  inTurn(send: () => Promise<void>): Promise<void>;
}

const outboxes = new Map<string, Outbox>();

/** The messages of one conversation that the server has not confirmed yet. Their text survives a page reload. */
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

/** Local storage cannot hold pictures, so messages with only pictures are lost on a reload. */
function writeLetters(name: string, letters: readonly Letter[]): void {
  const kept = letters
    .filter(({ text }) => text !== '')
    .map(({ key, text, createdAt, failure }) => ({ key, text, createdAt, failure: failure ?? '' }));
  try {
    if (kept.length === 0) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // A browser can deny access to its storage.
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
