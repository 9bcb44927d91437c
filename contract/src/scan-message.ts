import { findPhrases, type Match } from './fraud/find-phrases.ts';
import { foldSpelling } from './fraud/fold-spelling.ts';
import type { PhraseGroup } from './fraud/phrases.ts';
import { type FraudRule, fraudRules } from './fraud/rules.ts';
import type { FraudScript } from './fraud-scripts.ts';

/** A harmless phrase that is farther away does not cancel the suspicion. */
const nearbyWords = 6;

/**
 * Returns the known fraud scripts in a message, in English, Bengali, Hindi, Nepali and their Latin spellings. They
 * are a reason to warn, never to block.
 */
export function scanMessage(text: string): FraudScript[] {
  const matches = findPhrases(foldSpelling(text));
  const scripts = fraudRules.filter((rule) => follows(matches, rule)).map((rule) => rule.script);
  return [...new Set(scripts)];
}

function follows(matches: ReadonlyMap<PhraseGroup, readonly Match[]>, rule: FraudRule): boolean {
  return (matches.get(rule.groups[0] as PhraseGroup) ?? []).some((first) =>
    completes(matches, rule, 1, first, first),
  );
}

/** Whether phrases of the remaining groups occur close enough to those already found, which cover `span`. */
function completes(
  matches: ReadonlyMap<PhraseGroup, readonly Match[]>,
  rule: FraudRule,
  next: number,
  span: Match,
  previous: Match,
): boolean {
  const group = rule.groups[next];
  if (!group) return !(rule.unless ?? []).some((harmless) => isNear(matches.get(harmless), span));
  return (matches.get(group) ?? []).some((match) => {
    const wider = { start: Math.min(span.start, match.start), end: Math.max(span.end, match.end) };
    const isApart = match.end <= previous.start || match.start >= previous.end;
    const isInOrder = rule.inOrder ? match.start >= previous.end : isApart;
    return (
      isInOrder && wider.end - wider.start <= rule.within && completes(matches, rule, next + 1, wider, match)
    );
  });
}

function isNear(matches: readonly Match[] | undefined, span: Match): boolean {
  return (matches ?? []).some(
    ({ start, end }) => start <= span.end + nearbyWords && end >= span.start - nearbyWords,
  );
}
