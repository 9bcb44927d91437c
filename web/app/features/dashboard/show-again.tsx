import { BadgeCheck } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { m } from '#web/paraglide/messages.js';
import { useAvailability } from './use-availability.ts';

const nothing = () => {};

/** Reopens a listing that its owner closed, perhaps by mistake: closing takes one tap. */
export function ShowAgain({ id }: { id: string }) {
  const { sending, failure, answer } = useAvailability(id, nothing);
  return (
    <div className="relative mt-1 grid justify-items-start gap-2">
      <Button
        variant="secondary"
        busy={sending === 'available'}
        busyText={m.mine_answering()}
        onClick={() => answer('available')}
      >
        <BadgeCheck size={18} />
        {m.mine_show_again()}
      </Button>
      {failure && <FormError>{failure}</FormError>}
    </div>
  );
}
