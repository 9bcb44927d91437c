import type { User } from '@thikana/contract/accounts';
import { langOf } from '@thikana/contract/language-of-text';
import { phoneText } from '@thikana/contract/phone-text';
import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { NameForm } from '#web/components/account/name-form.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { ChangePasswordDialog } from './change-password-dialog.tsx';

/** The data of the account. Only the password can be changed here, and a missing name given. */
export function ProfileDetails({ user }: { user: User }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <section aria-labelledby="profile-details">
      <h2 id="profile-details" className="font-semibold text-lg">
        {m.profile_details()}
      </h2>
      <dl className="mt-2 divide-y divide-line">
        <Row label={m.profile_name()}>
          {user.hasName === false ? (
            <NameForm />
          ) : (
            <span lang={langOf(user.name)}>{titleCase(user.name)}</span>
          )}
        </Row>
        <Row label={m.profile_email()}>
          <span className="break-all">{user.email}</span>
          {user.isVerified && (
            <span className="ml-2 inline-flex items-center gap-1 align-bottom text-good">
              <BadgeCheck size={16} />
              {m.profile_verified()}
            </span>
          )}
        </Row>
        <Row label={m.profile_phone()}>{user.phone ? phoneText(user.phone) : m.profile_no_phone()}</Row>
        <Row label={m.profile_password()}>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <span>
              <span aria-hidden>••••••••</span>
              <VisuallyHidden>{m.profile_password_masked()}</VisuallyHidden>
            </span>
            <Button variant="secondary" onClick={() => setChanging(true)}>
              {m.password_change()}
            </Button>
          </div>
        </Row>
      </dl>
      <p className="text-ink-soft text-sm">
        <Link to="/contact" className="text-tea underline underline-offset-4">
          {m.profile_corrections()}
        </Link>
      </p>
      <ChangePasswordDialog open={isChanging} onOpenChange={setChanging} />
    </section>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-1 py-3 sm:grid-cols-[10rem_1fr] sm:items-center">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
