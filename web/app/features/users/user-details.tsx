import { phoneText } from '@thikana/contract/phone-text';
import type { AdminUser } from '@thikana/contract/users';
import { Card } from '#web/components/ui/card.tsx';
import { longDate } from '#web/lib/format/dates.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { providerLabel, roleLabel, verificationLabel } from './user-text.ts';

export function UserDetails({ user }: { user: AdminUser }) {
  const rows = [
    { label: m.admin_user_id(), value: user._id },
    {
      label: m.admin_column_phone(),
      value: user.phoneNumber ? phoneText(user.phoneNumber) : m.admin_not_provided(),
    },
    { label: m.admin_column_provider(), value: providerLabel(user) },
    { label: m.admin_column_role(), value: roleLabel(user) },
    { label: m.admin_user_verification(), value: verificationLabel(user) },
    { label: m.admin_user_since(), value: longDate(user.createdAt) ?? m.admin_user_unknown_date() },
    ...(user.listings === undefined
      ? []
      : [{ label: m.admin_user_listings(), value: number(user.listings) }]),
    ...banRows(user),
  ];
  return (
    <Card as="section" aria-labelledby="user-details">
      <h2 id="user-details" className="font-semibold text-xl">
        {m.admin_user_details()}
      </h2>
      <dl className="mt-3">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2 last:border-b-0"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function banRows({ isBanned, bannedAt, banReason }: AdminUser) {
  if (!isBanned) return [];
  return [
    { label: m.admin_user_banned_at(), value: longDate(bannedAt ?? '') ?? m.admin_user_unknown_date() },
    { label: m.admin_user_ban_reason(), value: banReason ?? m.admin_not_provided() },
  ];
}
