import { useFormContext } from 'react-hook-form';
import { m } from '#web/paraglide/messages.js';
import { namedError } from './field-label.ts';
import type { FieldName, PostingValues } from './posting-values.ts';

// The order on the screen; the contract has another one.
const firstFields: readonly string[] = [
  'location',
  'coordinates',
  ...['availableLandSpace', 'availableLandSpaceUnit', 'pricePerUnit', 'unit'],
  ...['price', 'pricePerFrequency', 'frequency', 'availableForDuration', 'availableForDurationUnit'],
  ...['deposit', 'maintenance', 'projectNumber', 'isAccurate'],
];
const lastFields: readonly string[] = ['title', 'description'];
const rank = (name: FieldName) =>
  firstFields.includes(name) ? firstFields.indexOf(name) : firstFields.length + lastFields.indexOf(name) + 1;

/** All errors of a long step, each with the way to its field. A single error needs no list. */
export function ErrorSummary() {
  const { formState, setFocus } = useFormContext<PostingValues>();
  const errors = (Object.keys(formState.errors) as FieldName[])
    // The place is one field with two errors.
    .filter((name) => name !== 'coordinates' || !formState.errors.location)
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((name) => {
      const text = formState.errors[name]?.message;
      return text ? [{ name: name === 'coordinates' ? ('location' as const) : name, text }] : [];
    });
  if (errors.length < 2) return null;
  return (
    <section
      aria-labelledby="error-summary"
      data-error-summary
      tabIndex={-1}
      className="mb-6 rounded-control border border-bad bg-bad-soft p-4"
    >
      <h3 id="error-summary" className="font-semibold text-bad">
        {m.post_errors({ count: errors.length })}
      </h3>
      <ul className="mt-1">
        {errors.map(({ name, text }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => setFocus(name)}
              className="min-h-touch text-left underline underline-offset-2"
            >
              {namedError(name, text)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
