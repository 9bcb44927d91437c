import { firstMessageBody, writeWithoutAccount } from '@thikana/contract/unconfirmed-messages';
import { limits } from '@thikana/contract/vocabulary';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextAreaField, TextField } from '#web/components/ui/inputs.tsx';
import { call } from '#web/lib/api/api.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';
import { loginPath } from '#web/lib/session/login-path.ts';
import { m } from '#web/paraglide/messages.js';
import { IntroductionFields } from './introduction-fields.tsx';
import { QuickQuestions } from './quick-questions.tsx';
import { readIntroduction } from './read-introduction.ts';
import { WrittenNotice } from './written-notice.tsx';

/** A message to an owner without an account. It is sent when its writer opens the link in the email. */
export function WriteForm({ listingId, problem }: { listingId: string; problem: string | undefined }) {
  const [mailedTo, setMailedTo] = useState<string>();
  const isReady = useHydrated();
  const keyOf = useIdempotencyKey();
  const { form, field, failure, isSubmitting, submit } = useServerForm(firstMessageBody, {
    fallback: m.write_failed(),
    defaultValues: { text: '', email: '' },
  });

  const [errors, setErrors] = useState<ReturnType<typeof readIntroduction>['errors']>({});
  const element = useRef<HTMLFormElement>(null);

  const send = submit(async ({ text, email }) => {
    const read = element.current ? readIntroduction(element.current) : { errors: {} };
    setErrors(read.errors);
    if (Object.keys(read.errors).length > 0) return;
    const key = keyOf(`${email} ${text}`);
    await call(writeWithoutAccount, {
      params: { id: listingId },
      body: { text, email, key, introduction: read.introduction },
    });
    setMailedTo(email);
  });
  const ask = (text: string) => {
    form.setValue('text', text);
    form.clearErrors('text');
    // What is left to fill in.
    form.setFocus(form.getValues('email') ? 'text' : 'email');
  };

  if (mailedTo !== undefined)
    return <WrittenNotice email={mailedTo} onAgain={() => setMailedTo(undefined)} />;
  const trouble = failure ?? problem;
  return (
    // Without scripts the browser checks and sends the form.
    <form ref={element} method="post" noValidate={isReady} onSubmit={send} className="grid gap-4">
      <QuickQuestions text={() => form.getValues('text')} onChange={ask} />
      <TextAreaField
        label={m.write_text()}
        rows={3}
        required
        maxLength={limits.messageMaxLength}
        {...field('text')}
      />
      <TextField
        label={m.write_email()}
        hint={m.write_email_hint()}
        type="email"
        autoComplete="email"
        enterKeyHint="send"
        required
        {...field('email')}
      />
      <IntroductionFields errors={errors} />
      {trouble && <FormError>{trouble}</FormError>}
      <Button type="submit" size="lg" busy={isSubmitting} busyText={m.conversation_sending()}>
        {m.write_submit()}
      </Button>
      <p className="noscript:hidden">
        <Link
          to={loginPath({ pathname: '/dashboard/messages', search: `?listing=${listingId}` })}
          className="inline-flex min-h-touch items-center underline"
        >
          {m.write_log_in()}
        </Link>
      </p>
    </form>
  );
}
