import { type BadgeTask, declineBody, declineEvidence, recordEvidence } from '@thikana/contract/badges';
import { langOf } from '@thikana/contract/language-of-text';
import { Link } from 'react-router';
import { UserPageLink } from '#web/components/layout/user-page-link.tsx';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { ReasonForm } from '#web/components/ui/reason-form.tsx';
import { useAction } from '#web/components/ui/use-action.ts';
import { call } from '#web/lib/api/api.ts';
import { longDate } from '#web/lib/format/dates.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { evidenceLabel, recordLabel } from './evidence-labels.ts';
import { RecordEvidence } from './record-evidence.tsx';

/** One badge to grant, renew or, if the owner asked for it, decline. */
export function BadgeTaskCard({ task, usualMonths }: { task: BadgeTask; usualMonths: number }) {
  const { listing, owner, kind, askedAt, until } = task;
  const { isBusy, failure, run } = useAction(m.admin_evidence_failed());
  const params = { id: listing._id, kind };

  const record = (months: number) =>
    run(async () => {
      await call(recordEvidence, { params, body: { months } });
      return { message: m.admin_badges_recorded({ kind: evidenceLabel(kind) }) };
    });

  return (
    <Card as="article" className="grid gap-3">
      <p>
        <Badge tone={askedAt ? 'green' : 'yellow'}>{evidenceLabel(kind)}</Badge>
      </p>
      <h2 className="font-semibold">
        <Link
          to={`/admin/posts/view-post/${listing._id}`}
          lang={langOf(listing.title)}
          className="underline underline-offset-2"
        >
          {listing.title}
        </Link>
      </h2>
      <p className="text-ink-soft text-sm">
        <UserPageLink id={owner._id} className="underline underline-offset-2">
          <MarkedText text={titleCase(owner.name)} />
        </UserPageLink>
      </p>
      {askedAt && <p>{m.admin_badges_asked({ day: longDate(askedAt) ?? '' })}</p>}
      {until && <p>{endText(task, longDate(until) ?? '')}</p>}
      <FormError>{failure}</FormError>
      <RecordEvidence
        usualMonths={usualMonths}
        label={until ? m.admin_badges_renew({ kind: evidenceLabel(kind) }) : recordLabel(kind)}
        isBusy={isBusy}
        onRecord={record}
      />
      {askedAt && (
        <ReasonForm
          label={m.admin_badges_reason()}
          button={m.admin_badges_decline()}
          isBusy={isBusy}
          problemOf={(reason) => declineBody.safeParse({ reason }).error?.issues[0]?.message}
          onRefuse={(reason) => void run(() => call(declineEvidence, { params, body: { reason } }))}
        />
      )}
    </Card>
  );
}

function endText({ isOver }: BadgeTask, day: string): string {
  return isOver ? m.admin_badges_ended({ day }) : m.admin_badges_ends({ day });
}
