import { defineFilter } from '../filter.ts';

const day = /^\d{4}-\d\d-\d\d$/;

export const available = defineFilter({
  name: 'available',
  read: (text) => (day.test(text) && isDate(text) ? text : undefined),
  description: 'A day, YYYY-MM-DD: available by then, or without a stated date.',
});

/** February ends on the 28th or the 29th. */
function isDate(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
