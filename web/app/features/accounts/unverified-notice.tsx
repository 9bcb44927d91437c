import { resendVerification, type User } from '@thikana/contract/accounts';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

/** Shown on the profile until the email address is verified. */
export function UnverifiedNotice({ user }: { user: User }) {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string }>();

  const resend = async () => {
    setSending(true);
    setOutcome(undefined);
    try {
      const answer = await call(resendVerification, { body: { email: user.email } });
      setOutcome({ tone: 'success', text: answer.message });
      toast.info(answer.message);
      updateUser(answer.user);
    } catch (error) {
      const text = errorText(error, m.profile_resend_failed());
      setOutcome({ tone: 'error', text });
      toast.error(text);
    } finally {
      setSending(false);
    }
  };

  return (
    <Notice
      tone="warning"
      title={m.profile_unverified()}
      action={
        <Button
          variant="secondary"
          size="sm"
          busy={isSending}
          busyText={m.profile_resending()}
          onClick={resend}
        >
          {m.profile_resend()}
        </Button>
      }
    >
      <p>{m.profile_unverified_text({ email: user.email })}</p>
      {outcome && (
        <p role={outcome.tone === 'error' ? 'alert' : 'status'} className="mt-1 font-semibold">
          {outcome.text}
        </p>
      )}
    </Notice>
  );
}
