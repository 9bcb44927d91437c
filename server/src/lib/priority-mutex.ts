export type Priority = 'high' | 'low';

/** A mutex with two priorities. */
export interface PriorityMutex {
  /** Resolves with the release function once the lock is held. Releasing twice is harmless. */
  acquire(priority: Priority): Promise<() => void>;
}

export function createPriorityMutex(): PriorityMutex {
  const waiting: Record<Priority, (() => void)[]> = { high: [], low: [] };
  let isLocked = false;

  function next(): void {
    const acquire = waiting.high.shift() ?? waiting.low.shift();
    if (acquire) acquire();
    else isLocked = false;
  }

  return {
    async acquire(priority) {
      if (isLocked) await new Promise<void>((resolve) => waiting[priority].push(resolve));
      isLocked = true;
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        next();
      };
    },
  };
}
