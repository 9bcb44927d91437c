import { call } from '#web/lib/api/api.ts';
import { countFacets } from './count-facets.ts';
import { filterIn } from './filter-in.ts';
import { type Counts, withCount } from './filters/with-count.ts';

const counted = new WeakSet<HTMLFormElement>();

/**
 * Says beside each value of the form's lists what it would leave, now and after each change. In the labels of the
 * options, which are otherwise unused: the form itself has to know nothing of it, and weighs nothing more.
 */
export function countForm(form: HTMLFormElement): void {
  if (counted.has(form)) return;
  counted.add(form);
  let latest: object | undefined;

  async function count(): Promise<void> {
    const asked = {};
    latest = asked;
    const facets = await countFacets(call, filterIn(form));
    // Answers may overtake one another.
    if (latest !== asked) return;
    const values: Partial<Record<string, Counts>> = facets?.values ?? {};
    for (const select of form.querySelectorAll('select')) label(select, values[select.name]);
  }

  // Other fields follow the one that was changed.
  form.addEventListener('change', () => setTimeout(count));
  count();
}

function label(select: HTMLSelectElement, counts: Counts): void {
  for (const option of select.querySelectorAll('option')) {
    const count = counts?.[option.value];
    if (count === undefined) option.removeAttribute('label');
    else option.setAttribute('label', withCount(option.textContent ?? '', count));
  }
}
