import { confirmMessage, type UnconfirmedMessage } from '@thikana/contract/unconfirmed-messages';
import { limits } from '@thikana/contract/vocabulary';
import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { browserId } from '#web/lib/device/browser-id.ts';
import { loginPath } from '#web/lib/session/login-path.ts';
import { setSession, useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

interface Props extends Pick<UnconfirmedMessage, 'listing' | 'email' | 'sender'> {
  token: string;
  /** Why the form failed that was sent without scripts. */
  problem: string | undefined;
}

/** Sends the message. Only pressing the button does; opening the link does not. */
export function ConfirmMessage({ token, listing, email, sender, problem }: Props) {
  const user = useSession()?.user;
  const location = useLocation();
  const navigate = useNavigate();
  const { isBusy, failure, attempt } = useAttempt(m.confirm_failed());

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const name = String(typed.get('name') ?? '').trim() || undefined;
    const keep = typed.has('keep');
    void attempt(async () => {
      const { conversationId, session } = await call(confirmMessage, {
        params: { token },
        body: { name, keep, browser: browserId() },
      });
      // Another account that is logged in here stays logged in.
      if (session && user && user._id !== session.user._id)
        return navigate(`/write/${listing._id}?sent=owner`, { replace: true });
      if (session) setSession(session, keep ? localStorage : sessionStorage);
      return navigate(`/dashboard/messages/${conversationId}`, { replace: true });
    });
  };

  const isOther = user !== undefined && user.email.toLowerCase() !== email.toLowerCase();
  if (sender === 'account' && !user)
    return (
      <Notice
        tone="info"
        title={m.confirm_account()}
        action={<ButtonLink to={loginPath(location)}>{m.conversation_log_in()}</ButtonLink>}
      >
        {m.confirm_account_text({ email })}
      </Notice>
    );
  if (sender === 'account' && isOther) return <Notice tone="warning">{m.confirm_other({ email })}</Notice>;
  const trouble = failure ?? problem;
  return (
    <form method="post" onSubmit={send} className="grid gap-4">
      {sender === 'new' && (
        <TextField
          name="name"
          label={m.confirm_name()}
          hint={m.confirm_name_hint()}
          autoComplete="name"
          minLength={limits.nameMinLength}
          maxLength={limits.nameMaxLength}
        />
      )}
      {trouble && <FormError>{trouble}</FormError>}
      <Button type="submit" size="lg" busy={isBusy} busyText={m.conversation_sending()}>
        {m.confirm_submit()}
      </Button>
      {sender !== 'account' && (
        <CheckboxField name="keep" label={m.login_keep()} className="noscript:hidden" />
      )}
      {sender === 'new' && <p className="text-ink-soft text-sm">{m.confirm_new_account()}</p>}
    </form>
  );
}
