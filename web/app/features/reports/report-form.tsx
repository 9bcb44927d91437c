import {
  type ReportReason,
  type ReportSubjectKind,
  reasonsByKind,
  reportBody,
} from '@thikana/contract/reports';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextAreaField } from '#web/components/ui/inputs.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { RadioCards } from '#web/components/ui/radio-cards.tsx';
import { SentNotice } from '#web/components/ui/sent-notice.tsx';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';
import { loginPath } from '#web/lib/session/login-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { reasonLabel } from './reason-label.ts';
import { useReport } from './use-report.ts';

interface Props {
  kind: ReportSubjectKind;
  id: string;
}

/** The report form: a choice and a text. A failure keeps what was typed. */
export function ReportForm({ kind, id }: Props) {
  const reasons: readonly ReportReason[] = reasonsByKind[kind];
  // A refusal has one reason.
  const [reason, setReason] = useState<string | undefined>(reasons.length === 1 ? reasons[0] : undefined);
  const { isSending, thanks, failure, isUnconfirmed, fields, setFields, send } = useReport();
  const isReady = useHydrated();
  const session = useSession();
  const location = useLocation();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get('text') ?? '');
    const body = reportBody.safeParse({ subjectKind: kind, subjectId: id, reason, text });
    if (body.success) return send(body.data);
    const { issues } = body.error;
    setFields(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    form.querySelector<HTMLElement>(`[name="${String(issues[0]?.path[0])}"]`)?.focus();
  };

  if (thanks) {
    return (
      <Card as="section" className="md:p-8">
        <SentNotice thanks={thanks} />
      </Card>
    );
  }
  if (isReady && !session) {
    return (
      <Notice
        tone="info"
        title={m.report_no_session()}
        action={<ButtonLink to={loginPath(location)}>{m.report_log_in()}</ButtonLink>}
      >
        {m.report_log_in_text()}
      </Notice>
    );
  }
  return (
    <Card as="section" className="md:p-8">
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <RadioCards
          legend={m.report_reason()}
          name="reason"
          value={reason}
          onChange={(value) => {
            setReason(value);
            setFields({});
          }}
          error={fields.reason}
          options={reasons.map((value) => ({ value, label: reasonLabel(value) }))}
        />
        <TextAreaField
          name="text"
          label={reason === 'other' ? m.report_text_needed() : m.report_text()}
          hint={m.report_text_hint()}
          required={reason === 'other'}
          error={fields.text}
          maxLength={1000}
          rows={5}
        />
        {failure && (
          <FormError>
            {failure}{' '}
            {isUnconfirmed && (
              <Link to="/dashboard/your-profile" className="font-semibold underline underline-offset-4">
                {m.report_to_profile()}
              </Link>
            )}
          </FormError>
        )}
        <div>
          <Button type="submit" size="lg" disabled={!isReady} busy={isSending} busyText={m.report_sending()}>
            {m.report_submit()}
          </Button>
        </div>
      </form>
    </Card>
  );
}
