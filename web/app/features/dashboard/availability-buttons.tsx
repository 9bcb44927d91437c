import type { OwnListing } from '@thikana/contract/own-listings';
import { BadgeCheck, CircleSlash } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { useAvailability } from './use-availability.ts';

/** Lets the owner answer whether an approved listing is available, rented or sold. */
export function AvailabilityButtons({ listing, onDone }: { listing: OwnListing; onDone: () => void }) {
  const { sending, failure, answer } = useAvailability(listing._id, onDone);
  const { availability, intent } = listing;
  if (!availability) return null;
  const isHidden = ['lapsed', 'closed', 'paused'].includes(availability.state);
  return (
    <div className="grid gap-3">
      {failure && <FormError>{failure}</FormError>}
      <Button
        variant={
          availability.state === 'confirmed' || availability.state === 'closed' ? 'secondary' : 'primary'
        }
        busy={sending === 'available'}
        busyText={m.mine_answering()}
        disabled={sending !== undefined}
        onClick={() => answer('available')}
      >
        <BadgeCheck size={18} />
        {isHidden ? m.mine_show_again() : m.mine_still_available()}
      </Button>
      {availability.state !== 'closed' && (
        <Button
          variant="secondary"
          busy={sending === 'gone'}
          busyText={m.mine_answering()}
          disabled={sending !== undefined}
          onClick={() => answer('gone')}
        >
          <CircleSlash size={18} />
          {intent === 'rent' ? m.mine_close_rented() : m.mine_close_sold()}
        </Button>
      )}
    </div>
  );
}
