import type { AdminUser } from '@thikana/contract/users';
import { type Role, roles } from '@thikana/contract/vocabulary';
import { type FormEvent, useState } from 'react';
import { ActionError } from '#web/components/ui/action-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';
import { useUserActions } from './use-user-actions.ts';

const texts: Record<Role, () => string> = {
  user: m.admin_role_user_text,
  moderator: m.admin_role_moderator_text,
  editor: m.admin_role_editor_text,
  admin: m.admin_role_admin_text,
};

/** The form that gives an account another role. */
export function RoleCard({ user, onDone }: { user: AdminUser; onDone: () => unknown }) {
  const { busy, failure, changeRole } = useUserActions(onDone);
  const [role, setRole] = useState(user.role);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void changeRole(user._id, role);
  };
  return (
    <Card as="section" aria-labelledby="user-role">
      <h2 id="user-role" className="font-semibold text-xl">
        {m.admin_role_heading()}
      </h2>
      <form onSubmit={submit} className="mt-3 grid gap-3">
        <ActionError failure={failure} />
        <SelectField
          name="role"
          label={m.admin_role_label()}
          hint={m.admin_role_hint()}
          value={role}
          options={roles.map((value) => ({ value, label: texts[value]() }))}
          onChange={({ target }) => setRole(roles.find((each) => each === target.value) ?? user.role)}
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          disabled={role === user.role}
          busy={busy !== undefined}
          busyText={m.admin_role_changing()}
        >
          {m.admin_role_change()}
        </Button>
      </form>
    </Card>
  );
}
