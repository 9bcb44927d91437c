import { findIdeas, type Place } from './scam/find-ideas.ts';
import { foldSpelling } from './scam/fold-spelling.ts';
import { type ScamRule, scamRules } from './scam/rules.ts';
import type { Idea } from './scam/words.ts';
import type { ScamScript } from './scam-scripts.ts';

/** A harmless phrase that is farther away does not cancel the suspicion. */
const nearbyWords = 6;

/**
 * Returns the known fraud scripts in a message, in English, Bengali, Hindi, Nepali and their Latin spellings. A reason
 * to warn, never to block.
 */
export function scanMessage(text: string): ScamScript[] {
  const places = findIdeas(foldSpelling(text));
  const scripts = scamRules.filter((rule) => follows(places, rule)).map((rule) => rule.script);
  return [...new Set(scripts)];
}

function follows(places: ReadonlyMap<Idea, readonly Place[]>, rule: ScamRule): boolean {
  return (places.get(rule.ideas[0] as Idea) ?? []).some((first) => completes(places, rule, 1, first, first));
}

/** Whether the ideas from `next` on stand close enough to those found, which reach over `span`. */
function completes(
  places: ReadonlyMap<Idea, readonly Place[]>,
  rule: ScamRule,
  next: number,
  span: Place,
  previous: Place,
): boolean {
  const idea = rule.ideas[next];
  if (!idea) return !(rule.unless ?? []).some((harmless) => isNear(places.get(harmless), span));
  return (places.get(idea) ?? []).some((place) => {
    const wider = { start: Math.min(span.start, place.start), end: Math.max(span.end, place.end) };
    const isApart = place.end <= previous.start || place.start >= previous.end;
    const isPlaced = rule.inOrder ? place.start >= previous.end : isApart;
    return (
      isPlaced && wider.end - wider.start <= rule.within && completes(places, rule, next + 1, wider, place)
    );
  });
}

function isNear(places: readonly Place[] | undefined, span: Place): boolean {
  return (places ?? []).some(
    ({ start, end }) => start <= span.end + nearbyWords && end >= span.start - nearbyWords,
  );
}
