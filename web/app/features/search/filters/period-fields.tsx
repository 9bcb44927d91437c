import { shortStay } from '@thikana/contract/search/short-stay';
import { frequencies } from '@thikana/contract/vocabulary';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { ChoicePills } from '#web/components/ui/choice-pills.tsx';
import { m } from '#web/paraglide/messages.js';
import type { OwnFieldsProps } from './filter.ts';
import { periodLabel } from './period.ts';
import { withCount } from './with-count.ts';

/** The switch to rents by the day or week. Other periods, which words can ask for, stay as buttons. */
export function PeriodFields({ filter, chosen, counts }: OwnFieldsProps) {
  const { period } = filter;
  if (period === '' && chosen.purpose === 'buy') return null;
  if (period === '' || period === shortStay) {
    const { day = 0, week = 0 } = counts.period ?? {};
    return (
      <CheckboxField
        name="period"
        value={shortStay}
        label={
          <>
            <span className="font-semibold">
              {withCount(m.filter_short_stay(), counts.period && day + week)}
            </span>
            <span className="block text-ink-soft text-sm">{m.filter_short_stay_hint()}</span>
          </>
        }
        defaultChecked={period === shortStay}
      />
    );
  }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{m.filter_period()}</legend>
      <ChoicePills
        name="period"
        kind="checkbox"
        pills={frequencies.map((value) => ({
          value,
          label: withCount(periodLabel(value), counts.period?.[value]),
          isChosen: period.split(',').includes(value),
          isEmpty: counts.period?.[value] === 0,
        }))}
      />
    </fieldset>
  );
}
