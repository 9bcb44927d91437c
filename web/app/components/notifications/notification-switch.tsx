import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { type PushState, pushState, turnOffPush, turnOnPush } from '#web/lib/push/push.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  /** Why one would want them here. */
  text: string;
  /** Shows nothing once they are on. */
  isOffer?: boolean;
}

/** Turns notifications on and off for this device, in the place where they are of use. */
export function NotificationSwitch({ text, isOffer = false }: Props) {
  const [state, setState] = useState<PushState>();
  const { isBusy, failure, attempt } = useAttempt(m.push_failed());
  useEffect(() => {
    pushState().then(setState, () => setState('missing'));
  }, []);
  if (state === undefined || state === 'missing') return null;
  if (isOffer && state !== 'off') return null;
  const change = () => attempt(async () => setState(await (state === 'on' ? turnOffPush() : turnOnPush())));
  return (
    <section
      aria-label={m.push_title()}
      className="grid gap-2 rounded-card border border-line bg-surface p-4"
    >
      <p className="flex items-start gap-2">
        <Bell size={18} className="mt-1 shrink-0 text-tea" />
        {state === 'denied' ? m.push_denied() : text}
      </p>
      <FormError>{failure}</FormError>
      {state !== 'denied' && (
        <Button variant="secondary" className="justify-self-start" busy={isBusy} onClick={change}>
          {state === 'on' ? m.push_turn_off() : m.push_turn_on()}
        </Button>
      )}
    </section>
  );
}
