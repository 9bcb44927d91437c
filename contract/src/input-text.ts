import type { z } from 'zod';
import { m } from './paraglide/messages.js';

/** The text for an input whose schema has none of its own. Pass it to each parse of people's input as `error`. */
export const inputText: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null || issue.input === '') return m.input_required();
  if (issue.code === 'too_small') return m.input_at_least({ amount: amount(issue.minimum, issue.origin) });
  if (issue.code === 'too_big') return m.input_at_most({ amount: amount(issue.maximum, issue.origin) });
  return m.input_not_valid();
};

function amount(figure: number | bigint, origin: string): string {
  return origin === 'string' ? m.input_characters({ count: Number(figure) }) : String(figure);
}
