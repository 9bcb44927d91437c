import { langOf } from '@thikana/contract/language-of-text';
import type { Report, ReportOutcome } from '@thikana/contract/reports';
import { Link } from 'react-router';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { dateTime } from '#web/lib/format/format-times.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { casePath } from './case-path.ts';
import { reasonLabel } from './reason-label.ts';

const outcomeLabels: Record<ReportOutcome, () => string> = {
  dismissed: m.admin_report_dismissed,
  warned: m.admin_report_warned,
  hidden: m.admin_report_hidden,
  rejected: m.admin_report_rejected,
  banned: m.admin_report_banned,
};

interface Props {
  reports: readonly Report[];
  /** Whether the reports are about different subjects, so that each shows its subject's name. */
  showsSubject?: boolean;
}

/** The reports with their outcomes. */
export function ReportsList({ reports, showsSubject = false }: Props) {
  return (
    <ul className="grid gap-3">
      {reports.map((report) => (
        <li key={report._id} className="grid gap-1 border-line border-b pb-3 last:border-b-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{reasonLabel(report.reason)}</span>
            <Badge tone={report.outcome ? 'neutral' : 'yellow'}>
              {report.outcome ? outcomeLabels[report.outcome]() : m.admin_report_open()}
            </Badge>
          </p>
          {showsSubject && (
            <Link
              to={casePath(report.subject)}
              lang={langOf(report.subject.label)}
              className="inline-flex min-h-touch items-center text-tea underline underline-offset-4 xl:min-h-6"
            >
              {report.subject.label}
            </Link>
          )}
          {report.text && (
            <p lang={langOf(report.text)} className="whitespace-pre-line wrap-anywhere">
              {report.text}
            </p>
          )}
          <p className="text-ink-soft text-sm">
            <SentBy {...report} />
          </p>
          {report.note && (
            <p className="text-ink-soft text-sm">
              <MessageAround text={report.note} message={(note) => m.admin_report_note({ note })} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function SentBy({ reporter, at }: Report) {
  const date = dateTime(at);
  if (!reporter) return m.admin_report_from_gone({ date });
  return (
    <MessageAround text={titleCase(reporter.name)} message={(name) => m.admin_report_from({ name, date })} />
  );
}
