import type { Facets } from '@thikana/contract/search';
import { call } from '#web/lib/api.ts';
import { chosenIn } from './chosen-in.ts';
import { countFacets } from './count-facets.ts';

const counted = new WeakSet<HTMLFormElement>();

/** Tells what each value of the form would leave, now and after each change. */
export function countForm(form: HTMLFormElement, tell: (values: Facets['values'] | undefined) => void): void {
  if (counted.has(form)) return;
  counted.add(form);
  let latest: object | undefined;

  async function count(): Promise<void> {
    const asked = {};
    latest = asked;
    const facets = await countFacets(call, chosenIn(form));
    // Answers may overtake one another.
    if (latest === asked) tell(facets?.values);
  }

  // Other fields follow the one that was changed.
  form.addEventListener('change', () => setTimeout(count));
  count();
}
