import type { z } from 'zod';

/** The text for an input whose schema has none of its own. Pass it to each parse of people's input as `error`. */
export const inputText: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'This is required.';
  if (issue.code === 'too_small') return `Please give at least ${amount(issue.minimum, issue.origin)}.`;
  if (issue.code === 'too_big') return `Please give at most ${amount(issue.maximum, issue.origin)}.`;
  return 'This is not valid.';
};

function amount(figure: number | bigint, origin: string): string {
  if (origin !== 'string') return String(figure);
  return figure === 1 ? '1 character' : `${figure} characters`;
}
