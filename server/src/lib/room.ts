export type Urgency = 'now' | 'later';

/** Where there is place for one at a time; whoever is in a hurry goes before those who are not. */
export interface Room {
  /** Resolves inside, with the way out, which may be taken more than once. */
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
