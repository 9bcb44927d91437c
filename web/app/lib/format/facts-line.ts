import { m } from '#web/paraglide/messages.js';

/** 'Flat/Apartment · For rent · Posted today' */
export function factsLine(facts: readonly (string | undefined)[]): string {
  let line = '';
  for (const fact of facts) {
    if (fact) line = line ? m.facts_line({ before: line, fact }) : fact;
  }
  return line;
}
