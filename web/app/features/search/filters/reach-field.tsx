import { nearbyKm } from '@thikana/contract/proximity';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { type Counts, withCount } from './with-count.ts';

interface Props {
  /** The chosen distance; empty for the usual one. */
  km: string;
  /** The text for the usual distance. */
  usual: string;
  counts?: Counts;
}

/** How far from a place listings may be. A distance from the address is offered too. */
export function ReachField({ km, usual, counts }: Props) {
  const offered = nearbyKm.map(String);
  const values = km === '' || offered.includes(km) ? offered : [km, ...offered];
  return (
    <SelectField
      label={m.near_reach()}
      name="km"
      options={[
        { value: '', label: usual },
        ...values.map((value) => ({ value, label: withCount(m.near_km({ km: value }), counts?.[value]) })),
      ]}
      defaultValue={km}
    />
  );
}
