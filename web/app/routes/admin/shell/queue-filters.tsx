import { langOf } from '@thikana/contract/language-of-text';
import type { QueueFilters as Choices } from '@thikana/contract/moderation';
import type { Option } from '#web/components/ui/inputs.tsx';
import { signalLabel } from '#web/features/moderation/signal-label.ts';
import { number } from '#web/lib/format/format.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { FilterSelect } from './filter-select.tsx';
import type { QueueFilter } from './queue-filter.ts';

interface Props {
  filter: QueueFilter;
  choices: Choices;
}

/** The filters of the review queue, with the values that listings in it have. */
export function QueueFilters({ filter, choices }: Props) {
  const all = { value: '', label: m.review_filter_all() };
  const chosenSignal = filter.signal && filter.signal !== 'any' ? signalLabel(filter.signal) : '';
  const signals = choices.signals.map(({ kind, count }) => ({
    value: kind,
    label: m.review_choice({ name: signalLabel(kind), count: number(count) }),
  }));
  const owners = choices.owners.map(({ _id, name, email, count }) => ({
    value: _id,
    lang: langOf(titleCase(name)),
    label: m.review_choice({
      name: m.review_owner({ name: titleCase(name), email }),
      count: number(count),
    }),
  }));
  const batches = choices.batches.map(({ id, file, count }) => ({
    value: String(id),
    label: m.review_choice({ name: m.imports_name({ number: id, file }), count: number(count) }),
  }));
  return (
    <>
      <FilterSelect
        name="signal"
        label={m.admin_filter_noticed()}
        value={filter.signal ?? ''}
        options={withChosen(filter.signal, chosenSignal, [
          all,
          { value: 'any', label: m.admin_noticed_only() },
          ...signals,
        ])}
      />
      <FilterSelect
        name="owner"
        label={m.admin_column_owner()}
        value={filter.owner ?? ''}
        options={withChosen(filter.owner, m.review_chosen_owner(), [all, ...owners])}
      />
      {(batches.length > 0 || filter.batch) && (
        <FilterSelect
          name="batch"
          label={m.review_filter_batch()}
          value={filter.batch ?? ''}
          options={withChosen(filter.batch, filter.batch ?? '', [all, ...batches])}
        />
      )}
    </>
  );
}

/** The chosen value is offered even if no listing in the queue has it any more. */
function withChosen(chosen: string | undefined, name: string, options: readonly Option[]): readonly Option[] {
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: m.review_choice({ name, count: number(0) }) }];
}
