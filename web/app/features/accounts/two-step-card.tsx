import type { Output } from '@thikana/contract/endpoint';
import type { viewTwoStep } from '@thikana/contract/two-step';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { number } from '#web/lib/format/format.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { RenewRecoveryCodes } from './renew-recovery-codes.tsx';
import { TurnOffTwoStep } from './turn-off-two-step.tsx';
import { TurnOnTwoStep } from './turn-on-two-step.tsx';

/** Shows whether two-step login is on, and turns it on or off. */
export function TwoStepCard({ state }: { state: Output<typeof viewTwoStep> }) {
  const [asked, setAsked] = useState<'on' | 'off' | 'renew'>();
  const { revalidate } = useRevalidator();
  const hasPassword = useSession()?.user.hasPassword !== false;
  const close = () => {
    setAsked(undefined);
    revalidate();
  };
  return (
    <section aria-labelledby="two-step">
      <h2 id="two-step" className="flex items-center gap-2 font-semibold text-lg">
        <KeyRound size={20} className="text-tea" />
        {m.two_step_title()}
      </h2>
      <div className="mt-1 grid gap-3">
        {state.isRequired && !state.isOn && <Notice tone="warning">{m.two_step_required()}</Notice>}
        <p className="text-ink-soft">
          {state.isOn ? m.two_step_on() : hasPassword ? m.two_step_off() : m.two_step_needs_password()}
        </p>
        {state.isOn && (
          <p className="text-ink-soft">{m.two_step_codes_left({ count: number(state.recoveryCodesLeft) })}</p>
        )}
        <div className="flex flex-wrap gap-3">
          {!state.isOn && hasPassword && (
            <Button variant="secondary" onClick={() => setAsked('on')}>
              {m.two_step_turn_on()}
            </Button>
          )}
          {state.isOn && (
            <Button variant="secondary" onClick={() => setAsked('renew')}>
              {m.two_step_renew()}
            </Button>
          )}
          {state.isOn && !state.isRequired && (
            <Button variant="quiet" onClick={() => setAsked('off')}>
              {m.two_step_turn_off()}
            </Button>
          )}
        </div>
      </div>
      {asked === 'on' && <TurnOnTwoStep onClose={close} />}
      {asked === 'off' && <TurnOffTwoStep onClose={close} />}
      {asked === 'renew' && <RenewRecoveryCodes onClose={close} />}
    </section>
  );
}
