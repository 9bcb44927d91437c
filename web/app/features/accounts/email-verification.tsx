import { expiry } from '@thikana/contract/expiry';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { askOtherTabs } from '#web/lib/session/hand-over.ts';
import { getSession, setSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { useDelayedAction } from './use-delayed-action.ts';
import { useEmailVerification } from './use-email-verification.ts';

const texts = { verifying: m.verify_busy, verified: m.verify_success, failed: m.verify_failed } as const;

/** Confirms the email address of a verification link, then redirects to the login, which leads on to the page `from`. */
export function EmailVerification({ token, from }: { token: string | null; from: string | null }) {
  const state = useEmailVerification(token);
  const navigate = useNavigate();
  const other = useRef<ReturnType<typeof askOtherTabs>>(undefined);
  useEffect(() => {
    if (state === 'verified' && !getSession()) other.current = askOtherTabs();
  }, [state]);
  // The tab where the person signed up is logged in, and this new one goes on from there.
  const goOn = async () => {
    const found = await other.current;
    if (found) setSession(found.session);
    const path = found?.path ?? from;
    const next = new URLSearchParams({ verified: 'true', ...(path && { from: path }) });
    navigate(`/login?${next}`, { replace: true });
  };
  useDelayedAction(state === 'verified', () => void goOn());

  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold text-lg">
        {texts[state]()}
      </p>
      {state === 'verified' && <p className="text-ink-soft">{m.verify_forward()}</p>}
      {state === 'failed' && (
        <>
          <p className="text-ink-soft">{m.verify_failed_text({ hours: expiry.emailConfirmationHours })}</p>
          <ButtonLink to="/login?from=%2Fdashboard%2Fyour-profile" variant="secondary">
            {m.verify_to_login()}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
