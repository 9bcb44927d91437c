import type { AdminUser } from '@thikana/contract/users';
import { roles } from '@thikana/contract/vocabulary';
import { type FormEvent, useState } from 'react';
import { ActionError } from '#web/components/ui/action-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { RoleDialog } from './role-dialog.tsx';
import { useUserActions } from './use-user-actions.ts';
import { roleText } from './user-text.ts';

/** The form that gives an account another role, after a confirmation. */
export function RoleCard({ user, onDone }: { user: AdminUser; onDone: () => unknown }) {
  const [role, setRole] = useState(user.role);
  const [isAsking, setAsking] = useState(false);
  const { busy, failure, forgetFailure, changeRole } = useUserActions(() => {
    setAsking(false);
    return onDone();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    forgetFailure();
    setAsking(true);
  };
  return (
    <Card as="section" aria-labelledby="user-role">
      <h2 id="user-role" className="font-semibold text-xl">
        {m.admin_role_heading()}
      </h2>
      <form onSubmit={submit} className="mt-3 grid gap-3">
        {!isAsking && <ActionError failure={failure} />}
        <SelectField
          name="role"
          label={m.admin_role_label()}
          hint={m.admin_role_hint()}
          value={role}
          options={roles.map((value) => ({ value, label: roleText(value) }))}
          onChange={({ target }) => setRole(roles.find((each) => each === target.value) ?? user.role)}
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          disabled={role === user.role}
        >
          {m.admin_role_change()}
        </Button>
      </form>
      <RoleDialog
        open={isAsking}
        user={user}
        role={role}
        isBusy={busy !== undefined}
        failure={failure}
        onConfirm={() => changeRole(user._id, role)}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
