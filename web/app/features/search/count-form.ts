import { call } from '#web/lib/api/api.ts';
import { countFacets } from './count-facets.ts';
import { filterOfForm } from './filter-of-form.ts';
import { type Counts, withCount } from './filters/with-count.ts';

const counted = new WeakSet<HTMLFormElement>();

/**
 * Shows counts beside the options of the form's selects, now and after each change. Sets the options' `label`
 * attributes, so the form needs no code for it.
 */
export function countForm(form: HTMLFormElement): void {
  if (counted.has(form)) return;
  counted.add(form);
  let latest: object | undefined;

  async function count(): Promise<void> {
    const asked = {};
    latest = asked;
    const facets = await countFacets(call, filterOfForm(form));
    // Responses may arrive out of order.
    if (latest !== asked) return;
    const values: Partial<Record<string, Counts>> = facets?.values ?? {};
    for (const select of form.querySelectorAll('select')) label(select, values[select.name]);
  }

  // A change of one field can change others.
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
