import { type AdminUser, reasonSchema } from '@thikana/contract/users';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { TextAreaField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import type { UserActionFailure } from './use-user-actions.ts';
import { UserActionFailed } from './user-action-failed.tsx';
import { userName } from './user-text.ts';

interface Props {
  open: boolean;
  user: AdminUser;
  isBusy: boolean;
  failure: UserActionFailure | undefined;
  onBan: (reason: string) => void;
  onClose: () => void;
}

export function BanDialog({ open, user, isBusy, failure, onBan, onClose }: Props) {
  const form = useId();
  const [problem, setProblem] = useState<string>();

  const close = () => {
    setProblem(undefined);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const reason = reasonSchema.safeParse(new FormData(fields).get('reason'));
    setProblem(reason.error?.issues[0]?.message);
    if (reason.success) onBan(reason.data);
    else fields.querySelector('textarea')?.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) close();
      }}
      title={m.admin_ban_title({ name: userName(user) })}
      description={m.admin_ban_text()}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={close}>
            {m.admin_cancel()}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={isBusy} busyText={m.admin_banning()}>
            {m.admin_ban()}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <UserActionFailed failure={failure} />
        <TextAreaField
          name="reason"
          label={m.admin_ban_reason()}
          hint={m.admin_ban_reason_hint()}
          error={problem}
          required
          rows={4}
        />
      </form>
    </Dialog>
  );
}
