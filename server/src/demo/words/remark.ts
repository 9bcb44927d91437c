import { z } from 'zod';
import openersData from '../data/openers.json' with { type: 'json' };
import aboutTheDeal from '../data/remarks-about-the-deal.json' with { type: 'json' };
import aboutThePlace from '../data/remarks-about-the-place.json' with { type: 'json' };
import type { Subject } from '../subject.ts';
import { fillIn } from './phrases.ts';

/** Which offers something is true of: each property named has one of these values. */
const conditions = z
  .strictObject({
    category: z.array(z.string()),
    intent: z.array(z.string()),
    frequency: z.array(z.string()),
    furnishing: z.array(z.string()),
    bedrooms: z.array(z.int()),
    bathrooms: z.array(z.int()),
    floor: z.array(z.int()),
    parking: z.array(z.boolean()),
    attachedBathroom: z.array(z.boolean()),
    hasShutter: z.array(z.boolean()),
    isHill: z.array(z.boolean()),
  })
  .partial();
const optionalConditions = conditions.default({});

/** One thing an owner would mention, in complete sentences. */
const remark = z.strictObject({
  /** The sentence, or variants of it, of which the first that suits is said. */
  says: z.union([z.string(), z.array(z.strictObject({ suits: optionalConditions, text: z.string() }))]),
  suits: optionalConditions,
  /** How it would end a title: '2 BHK flat … with morning sun'. */
  headline: z.string().optional(),
});
export type Remark = z.output<typeof remark>;

/** Remarks on one topic. A description takes up a topic once. */
const topic = z.strictObject({ suits: conditions, remarks: z.array(remark) });
export type Topic = z.output<typeof topic>;

const topics = z.array(topic);
/** The first sentence: what it is and where. */
export const openers = topics.parse(openersData);
export const topicsOfThePlace = topics.parse(aboutThePlace);
export const topicsOfTheDeal = topics.parse(aboutTheDeal);

export function isTrueOf({ place, ...subject }: Subject, suits: z.output<typeof conditions>): boolean {
  const facts: Record<string, unknown> = { ...subject, isHill: place.isHill };
  return Object.entries(suits).every(([property, values]: [string, readonly unknown[]]) =>
    values.includes(facts[property]),
  );
}

export function textOf({ says }: Pick<Remark, 'says'>, subject: Subject): string {
  if (typeof says === 'string') return fillIn(says, subject);
  const variant = says.find(({ suits }) => isTrueOf(subject, suits));
  return fillIn(variant?.text ?? '', subject);
}
