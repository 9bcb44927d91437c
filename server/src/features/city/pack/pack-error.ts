import { StartupError } from '../../../lib/startup-error.ts';

/** The place in a pack: a file, and its line if one is at fault. */
interface Place {
  file: string;
  line?: number | undefined;
}

/** Collects what is wrong with a pack, so that its author sees all of it at once. */
export class PackProblems {
  readonly #texts: string[] = [];

  add({ file, line }: Place, text: string): void {
    this.#texts.push(line === undefined ? `${file}: ${text}` : `${file}:${line}: ${text}`);
  }

  get texts(): readonly string[] {
    return this.#texts;
  }

  /** Throws if there are any; then nothing of the pack is loaded. */
  throwIfAny(folder: string): void {
    if (this.#texts.length === 0) return;
    const shown = this.#texts.slice(0, mostShown);
    const more = this.#texts.length - shown.length;
    throw new StartupError(
      [
        `The city pack ${folder} cannot be loaded:`,
        ...shown,
        ...(more > 0 ? [`and ${more} more problems.`] : []),
      ].join('\n'),
      'docs/cities.md describes the files of a pack.',
    );
  }
}

const mostShown = 20;
