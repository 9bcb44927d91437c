export type Urgency = 'now' | 'later';

/** A mutex with two priorities. */
export interface Room {
  /** Resolves with the release function once the lock is held. Releasing twice is harmless. */
  enter(urgency: Urgency): Promise<() => void>;
}

export function createRoom(): Room {
  const waiting: Record<Urgency, (() => void)[]> = { now: [], later: [] };
  let isTaken = false;

  function next(): void {
    const enter = waiting.now.shift() ?? waiting.later.shift();
    if (enter) enter();
    else isTaken = false;
  }

  return {
    async enter(urgency) {
      if (isTaken) await new Promise<void>((resolve) => waiting[urgency].push(resolve));
      isTaken = true;
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        next();
      };
    },
  };
}
