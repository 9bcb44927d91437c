import type { Availability } from '@thikana/contract/availability';
import type { Intent } from '@thikana/contract/vocabulary';
import { longDate } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  intent: Intent;
  availability: Availability;
}

/** When the owner last confirmed the listing, and when it lapses. */
export function AvailabilityLine({ intent, availability: { state, until } }: Props) {
  const day = until && longDate(until);
  switch (state) {
    case 'confirmed':
      return day ? <p className="text-ink-soft text-sm">{m.mine_asked_on({ day })}</p> : null;
    case 'asked':
      return <p className="font-semibold text-sm text-warn">{m.mine_hidden_on({ day: day ?? '' })}</p>;
    case 'lapsed':
      return <p className="font-semibold text-bad text-sm">{m.mine_lapsed()}</p>;
    case 'paused':
      return <p className="font-semibold text-bad text-sm">{m.mine_paused()}</p>;
    case 'held':
      return <p className="font-semibold text-bad text-sm">{m.mine_held()}</p>;
    case 'unoffered':
      return <p className="font-semibold text-bad text-sm">{m.mine_unoffered()}</p>;
    case 'closed':
      return <p className="font-semibold text-sm">{intent === 'rent' ? m.mine_rented() : m.mine_sold()}</p>;
  }
}
