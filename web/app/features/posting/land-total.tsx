import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '#web/components/ui/inputs.tsx';
import { useSite } from '#web/lib/documents/site.ts';
import { fullPrice } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { landTotals } from './land-totals.ts';
import type { PostingValues } from './posting-values.ts';

/** The total of the land, updated while typing. */
export function LandTotal() {
  const { control } = useFormContext<PostingValues>();
  const [pricePerUnit, unit, availableLandSpace, availableLandSpaceUnit] = useWatch({
    control,
    name: ['pricePerUnit', 'unit', 'availableLandSpace', 'availableLandSpaceUnit'],
  });
  const typed = { pricePerUnit, unit, availableLandSpace, availableLandSpaceUnit };
  const totals = landTotals(typed, useSite()?.landUnits ?? 'printed');
  return (
    <TextField
      className="sm:col-span-2"
      label={m.post_total_price()}
      name="totalPrice"
      readOnly
      value={totals ? fullPrice(totals.total) : ''}
      placeholder={m.post_total_pending()}
      hint={
        totals?.standard === undefined
          ? m.post_total_hint()
          : m.post_total_standard({ amount: fullPrice(totals.standard) })
      }
    />
  );
}
