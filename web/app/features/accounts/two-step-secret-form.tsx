import { confirmTwoStep, confirmTwoStepBody } from '@thikana/contract/two-step';
import { useEffect, useRef } from 'react';
import { QrCode } from '#web/components/ui/qr-code.tsx';
import { call } from '#web/lib/api/api.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { m } from '#web/paraglide/messages.js';
import { CodeField } from './code-field.tsx';
import { TwoStepButtons } from './two-step-buttons.tsx';

interface Props {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

export function TwoStepSecretForm({ secret, uri, onConfirmed, onCancel }: Props) {
  const { field, failure, isSubmitting, submit } = useServerForm(confirmTwoStepBody, {
    fallback: m.two_step_failed(),
    fieldOf: { wrong_code: 'code' },
    defaultValues: { code: '' },
  });
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone. Focusing the field would open a keyboard over the QR code.
  useEffect(() => text.current?.focus(), []);
  const confirm = submit(async (body) => onConfirmed((await call(confirmTwoStep, { body })).recoveryCodes));
  return (
    <form noValidate onSubmit={confirm} className="grid gap-4">
      <p ref={text} tabIndex={-1} className="outline-none">
        {m.two_step_scan()}
      </p>
      <QrCode text={uri} label={m.two_step_qr()} />
      <a
        href={uri}
        className="inline-flex min-h-touch items-center text-tea underline underline-offset-4 lg:hidden"
      >
        {m.two_step_here()}
      </a>
      <p>
        {m.two_step_type()} <code className="block break-all font-mono">{secret}</code>
      </p>
      <CodeField label={m.two_step_code()} inputMode="numeric" {...field('code')} />
      <TwoStepButtons
        failure={failure}
        isSubmitting={isSubmitting}
        label={m.two_step_turn_on()}
        onCancel={onCancel}
      />
    </form>
  );
}
