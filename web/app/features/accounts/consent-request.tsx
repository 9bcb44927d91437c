import { type Consent, giveConsent, viewConsent } from '@thikana/contract/consent';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';
import { NoticeItems } from './notice-items.tsx';

/** Asks people who have not agreed to the current notice. Shows nothing to others, and while the answer is unknown. */
export function ConsentRequest() {
  const [consent, setConsent] = useState<Consent>();
  const { isBusy, failure, attempt } = useAttempt(m.consent_failed());
  useEffect(() => {
    // It asks again on the next page.
    call(viewConsent, {}).then(
      (answer) => setConsent(answer.consent),
      () => {},
    );
  }, []);
  if (!consent?.isAsked) return null;
  const { notice, agreedAt } = consent;
  const age = notice.minimumAge;
  const agree = () =>
    attempt(async () => {
      const answer = await call(giveConsent, {
        body: { notice: notice.version, isOfAge: age !== undefined },
      });
      toast.success(answer.message);
      setConsent(answer.consent);
    });
  return (
    <Notice tone="info" className="mb-4" title={agreedAt ? m.consent_changed() : m.consent_asked()}>
      <details>
        <summary className="min-h-touch cursor-pointer py-2.5">{m.consent_read()}</summary>
        <NoticeItems notice={notice} />
      </details>
      <FormError>{failure}</FormError>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={isBusy} busyText={m.consent_busy()} onClick={agree}>
          {age === undefined ? m.consent_agree() : m.consent_agree_age({ age })}
        </Button>
        <Link
          to="/dashboard/your-profile#delete-account"
          className="py-2 text-tea underline underline-offset-4"
        >
          {m.consent_refuse()}
        </Link>
      </div>
    </Notice>
  );
}
