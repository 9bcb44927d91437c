import type { Output } from '@thikana/contract/endpoint';
import { sendTestMail } from '@thikana/contract/test-mail';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';
import { relayDetail } from './relay-detail.ts';

type Sent = Output<typeof sendTestMail>;

/** Sends an email to the administrator, and shows what became of it. */
export function SendTestMail({ onSent }: { onSent: () => unknown }) {
  const { isBusy, failure, attempt } = useAttempt(m.watch_test_failed());
  const [sent, setSent] = useState<Sent>();

  const send = () => {
    setSent(undefined);
    return attempt(async () => {
      setSent(await call(sendTestMail, {}));
      await onSent();
    });
  };

  return (
    <section aria-labelledby="test-mail" className="mt-8">
      <h2 id="test-mail" className="font-semibold text-xl">
        {m.watch_test_title()}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{m.watch_test_text()}</p>
      <Button variant="secondary" busy={isBusy} busyText={m.watch_test_sending()} onClick={send}>
        <Send size={18} />
        {m.watch_test_send()}
      </Button>
      {failure && (
        <Notice tone="error" title={m.watch_test_failed()} className="mt-4">
          {failure}
        </Notice>
      )}
      {sent && <Outcome sent={sent} />}
    </section>
  );
}

function Outcome({ sent: { outcome, to, problem = 'other', detail = '' } }: { sent: Sent }) {
  if (outcome === 'written')
    return (
      <Notice tone="info" title={m.watch_test_written({ to })} className="mt-4 wrap-anywhere">
        {m.watch_test_written_text({ file: detail })}
      </Notice>
    );
  if (outcome === 'accepted')
    return (
      <Notice tone="success" title={m.watch_test_accepted({ to })} className="mt-4 wrap-anywhere">
        <p>{m.watch_test_accepted_text()}</p>
        <p>{m.watch_answer({ answer: detail })}</p>
      </Notice>
    );
  return (
    <Notice tone="error" title={m.watch_test_refused({ to })} className="mt-4 wrap-anywhere">
      <p>{m.watch_relay_problem({ problem })}</p>
      <p>{relayDetail(problem, detail)}</p>
    </Notice>
  );
}
