import { phoneText } from '@thikana/contract/phone-text';
import type { ReportEvidence } from '@thikana/contract/reports';
import { UserPageLink } from '#web/components/layout/user-page-link.tsx';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { longDate } from '#web/lib/format/dates.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';

/** The person that the reports are about. */
export function CasePerson({ person }: { person: ReportEvidence['person'] }) {
  if (!person) return <p className="text-ink-soft">{m.admin_report_person_gone()}</p>;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <UserPageLink
          id={person._id}
          className="inline-flex min-h-touch items-center font-semibold text-tea underline underline-offset-4 xl:min-h-6"
        >
          <MarkedText text={titleCase(person.name)} />
        </UserPageLink>
        {person.isBanned && <Badge tone="red">{m.admin_report_banned()}</Badge>}
        <Badge tone={person.isVerified ? 'green' : 'yellow'}>
          {person.isVerified ? m.admin_verified() : m.admin_filter_unverified()}
        </Badge>
      </p>
      <p className="wrap-anywhere">{person.email}</p>
      {person.phone && <p className="tabular-nums">{phoneText(person.phone)}</p>}
      <p className="text-ink-soft text-sm">
        {m.admin_report_person_since({ date: longDate(person.createdAt) ?? m.admin_user_unknown_date() })}
      </p>
    </div>
  );
}
