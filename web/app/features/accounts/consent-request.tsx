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

/**
 * Asks people who have not agreed to the current notice, in one line that opens to it. Shows nothing to others, and while
 * the answer is unknown.
 */
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
    <Notice tone="info" className="mb-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <details className="min-w-0 grow basis-60">
          <summary className="min-h-touch cursor-pointer font-semibold">
            {agreedAt ? m.consent_changed() : m.consent_asked()}
          </summary>
          <NoticeItems notice={notice} />
          <Link
            to="/dashboard/your-profile#delete-account"
            className="inline-block py-2 text-tea underline underline-offset-4"
          >
            {m.consent_refuse()}
          </Link>
        </details>
        <Button busy={isBusy} busyText={m.consent_busy()} onClick={agree}>
          {age === undefined ? m.consent_agree() : m.consent_agree_age({ age })}
        </Button>
      </div>
      <FormError>{failure}</FormError>
    </Notice>
  );
}
