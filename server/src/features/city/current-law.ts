import { builtInLaw, type LawFacts } from './pack/law-facts.ts';

let current: LawFacts = builtInLaw;

/** What the law pack of this process's city says, or what applies without one. */
export const currentLaw = (): LawFacts => current;

/** Undefined if the pack says nothing about the law. */
export function setCurrentLaw(law: LawFacts | undefined): void {
  current = law ?? builtInLaw;
}
