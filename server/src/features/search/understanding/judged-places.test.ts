import { expect, it } from 'vitest';
import { cityPlaces } from '../../city/city.feature.ts';
import judgedPlaces from './judged-places.json' with { type: 'json' };
import unseenPlaces from './judged-places-unseen.json' with { type: 'json' };
import { understandWords } from './understand-words.ts';

/** The meaning that the visitor has in mind; `kind` is any landmark of a kind. */
interface Wants {
  kind?: string;
  landmark?: readonly string[];
}
type Judged = readonly { q: string; wants: Wants }[];

function isRight(q: string, { kind, ...wants }: Wants): boolean {
  const { q: _, landmark = [], ...understood } = understandWords(q);
  const ofKind = (slug: string) => cityPlaces().landmarks.find((each) => each.slug === slug)?.kind === kind;
  const isNear = kind ? landmark.length > 0 && landmark.every(ofKind) : same(landmark, wants.landmark ?? []);
  const { landmark: _near, ...others } = wants;
  return isNear && same(understood, others);
}

const inOrder = (value: object) => JSON.stringify(Object.entries(value).sort());
const same = (one: object, other: object) => inOrder(one) === inOrder(other);

it.each<[string, Judged, number]>([
  ['those that the lexicon was made with', judgedPlaces, 0.97],
  ['those that were written first and never tuned to', unseenPlaces, 0.85],
])('understands queries about places: %s', (name, judged, least) => {
  const wrong = judged.filter(({ q, wants }) => !isRight(q, wants));
  console.log(
    `${name}: ${judged.length - wrong.length} of ${judged.length}`,
    wrong.map(({ q }) => `${q}: ${JSON.stringify(understandWords(q))}`),
  );
  expect(1 - wrong.length / judged.length).toBeGreaterThanOrEqual(least);
});
