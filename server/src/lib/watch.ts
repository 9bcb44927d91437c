/** What a check found; without a problem, all is well. */
export interface Finding<Problem extends string> {
  problem?: Problem | undefined;
  /** What the other side answered. */
  detail?: string | undefined;
}

interface Seen<Problem extends string> extends Finding<Problem> {
  /** Since when the checks have found the same. */
  since: Date;
  checkedAt: Date;
}

export interface Watch<Problem extends string> {
  /** Undefined until the first check has ended. */
  latest(): Seen<Problem> | undefined;
  /** Checks now, unless a check is running. */
  check(): Promise<void>;
  stop(): void;
}

/** Checks at once and then regularly. Nothing waits for it. */
export function createWatch<Problem extends string>(options: {
  /** Undefined if it could not be found out; then the last finding stands. Never rejects. */
  find: () => Promise<Finding<Problem> | undefined>;
  everyMilliseconds: number;
  now: () => Date;
  /** Called when a problem appears, becomes another one or ends. */
  onChange: (finding: Finding<Problem>) => void;
}): Watch<Problem> {
  let latest: Seen<Problem> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    const finding = await options.find();
    if (!finding || isStopped) return;
    const checkedAt = options.now();
    const isSame = latest !== undefined && latest.problem === finding.problem;
    if (!isSame && (latest || finding.problem)) options.onChange(finding);
    latest = { ...finding, checkedAt, since: isSame && latest ? latest.since : checkedAt };
  }

  function check(): Promise<void> {
    running ??= look().finally(() => {
      running = undefined;
    });
    return running;
  }

  const timer = setInterval(() => void check(), options.everyMilliseconds).unref();
  void check();
  return {
    latest: () => latest,
    check,
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
