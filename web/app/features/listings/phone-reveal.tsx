import { phoneLink } from '@thikana/contract/phone-link';
import { phoneText } from '@thikana/contract/phone-text';
import { Phone } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import type { usePhone } from './use-phone.ts';

interface Props {
  phone: ReturnType<typeof usePhone>;
  /** Where to return after login. */
  path: string;
  /** The bar at the bottom of a phone's screen has space for one word. */
  isShort?: boolean;
}

const callLink =
  'flex min-h-touch w-full items-center justify-center gap-2 rounded-control bg-terracotta px-2 font-semibold text-on-terracotta tabular-nums';

/** A button that reveals the phone number and then becomes a link to call it. */
export function PhoneReveal({ phone, path, isShort = false }: Props) {
  const session = useSession();
  const isAsked = useRef(false);
  // The button that had the focus is gone.
  const takeFocus = useCallback((answer: HTMLElement | null) => {
    if (isAsked.current) answer?.focus();
  }, []);
  if (phone.step !== 'shown') {
    return (
      <>
        <Button
          onClick={() => {
            isAsked.current = true;
            void phone.show();
          }}
          busy={phone.step === 'loading'}
          size={isShort ? 'sm' : 'md'}
          className="w-full whitespace-nowrap @max-[5rem]:px-1"
        >
          <Phone size={18} className="@max-[5rem]:hidden" />
          {isShort ? m.detail_call_short() : m.detail_show_phone()}
        </Button>
        {phone.step === 'failed' && !isShort && <FormError className="mt-2">{phone.message}</FormError>}
      </>
    );
  }
  const { phone: shown, phoneWithheld } = phone.contact;
  if (shown) {
    return (
      <a
        ref={takeFocus}
        href={phoneLink(shown)}
        aria-label={m.detail_call({ phone: phoneText(shown) })}
        className={callLink}
      >
        <Phone size={18} />
        {phoneText(shown)}
      </a>
    );
  }
  if (!phoneWithheld || session) {
    return (
      <p ref={takeFocus} tabIndex={-1} className="text-ink-soft outline-none">
        {phoneWithheld ? m.detail_phone_tomorrow() : m.detail_no_phone()}
      </p>
    );
  }
  return (
    <ButtonLink
      ref={takeFocus}
      to={`/login?from=${encodeURIComponent(path)}`}
      variant="secondary"
      className="w-full"
    >
      {m.detail_phone_login()}
    </ButtonLink>
  );
}
