interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const clearLine = '\r\u001B[2K';
const milliseconds = { terminal: 200, file: 5_000 };

/** Shows the progress of long work: one changing line on a terminal, a line now and then elsewhere. */
export function createProgressLine(output: Output, clock: () => number = performance.now.bind(performance)) {
  const isTerminal = output.isTTY === true;
  const startedAt = clock();
  let shownAt = startedAt;
  let isOpen = false;

  return {
    /** Calls `describe` only when a line is due. */
    show(describe: (secondsSinceStart: number) => string): void {
      const now = clock();
      if (now - shownAt < milliseconds[isTerminal ? 'terminal' : 'file']) return;
      shownAt = now;
      const text = describe((now - startedAt) / 1_000);
      output.write(isTerminal ? `${clearLine}${text}` : `${text}\n`);
      isOpen = isTerminal;
    },
    /** Clears the line, so that others can be printed. */
    clear(): void {
      if (isOpen) output.write(clearLine);
      isOpen = false;
    },
    secondsSinceStart: () => (clock() - startedAt) / 1_000,
  };
}
