import type { Badge } from '@thikana/contract/badges';
import { phoneText } from '@thikana/contract/phone-text';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { longDate } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';
import { usePhoneCode } from './use-phone-code.ts';

interface Props {
  phone: string;
  badges: readonly Badge[];
}

/** Confirms the user's phone number with a code sent to it. */
export function PhoneConfirmation({ phone, badges: loaded }: Props) {
  const [badges, setBadges] = useState(loaded);
  const { isSending, isConfirming, sent, failure, problem, send, confirm } = usePhoneCode(setBadges);
  const confirmed = badges.find(({ kind }) => kind === 'phone');
  return (
    <section aria-labelledby="phone-confirmation">
      <h2 id="phone-confirmation" className="font-semibold text-lg">
        {m.phone_title()}
      </h2>
      {confirmed ? (
        <p role="status" className="mt-1 flex items-center gap-2 text-good">
          <BadgeCheck size={18} className="shrink-0" />
          {m.phone_confirmed({ date: longDate(confirmed.at) ?? '' })}
        </p>
      ) : (
        <div className="mt-1 grid gap-3">
          <p className="text-ink-soft">{m.phone_text({ phone: phoneText(phone) })}</p>
          {failure && <FormError>{failure}</FormError>}
          {sent && <p role="status">{sent}</p>}
          {sent && (
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                confirm(String(new FormData(event.currentTarget).get('code') ?? ''));
              }}
              className="flex flex-wrap items-start gap-3"
            >
              <TextField
                name="code"
                label={m.phone_code()}
                hint={m.phone_code_hint()}
                error={problem}
                required
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
              />
              <Button type="submit" className="mt-6" busy={isConfirming} busyText={m.phone_confirming()}>
                {m.phone_confirm()}
              </Button>
            </form>
          )}
          <div>
            <Button variant="secondary" busy={isSending} busyText={m.phone_sending()} onClick={send}>
              {sent ? m.phone_send_again() : m.phone_send()}
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}
