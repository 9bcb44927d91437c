import { contactBody, contactOperator } from '@thikana/contract/site';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { HoneypotField } from '#web/components/ui/honeypot-field.tsx';
import { TextAreaField, TextField } from '#web/components/ui/inputs.tsx';
import { SentNotice } from '#web/components/ui/sent-notice.tsx';
import { call } from '#web/lib/api/api.ts';
import { useServerForm } from '#web/lib/api/use-server-form.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

/** A message to the site's operator. A failure keeps what was typed. */
export function ContactForm() {
  const [thanks, setThanks] = useState<string>();
  const user = useSession()?.user;
  const { form, field, failure, isSubmitting, submit } = useServerForm(contactBody, {
    fallback: m.contact_failed(),
    defaultValues: { name: '', email: '', message: '', website: '' },
    ...(user && { values: { name: user.name, email: user.email, message: '', website: '' } }),
    resetOptions: { keepDirtyValues: true },
  });

  const send = submit(async (body) => {
    setThanks((await call(contactOperator, { body })).message);
    form.resetField('message');
  });

  if (thanks) {
    return (
      <SentNotice thanks={thanks}>
        <p className="text-ink-soft">{m.contact_sent_text()}</p>
        <Button variant="secondary" onClick={() => setThanks(undefined)}>
          {m.contact_again()}
        </Button>
      </SentNotice>
    );
  }
  return (
    <form method="post" data-scripted noValidate onSubmit={send} className="grid gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField label={m.contact_name()} autoComplete="name" required {...field('name')} />
        <TextField
          label={m.contact_your_email()}
          type="email"
          autoComplete="email"
          required
          hint={m.contact_your_email_hint()}
          {...field('email')}
        />
      </div>
      <TextAreaField label={m.contact_message()} rows={7} required {...field('message')} />
      <HoneypotField {...form.register('website')} />
      {failure && <FormError>{failure}</FormError>}
      <div>
        <Button type="submit" size="lg" busy={isSubmitting} busyText={m.contact_busy()}>
          {m.contact_submit()}
        </Button>
      </div>
    </form>
  );
}
