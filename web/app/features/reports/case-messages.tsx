import type { ReportEvidence } from '@thikana/contract/reports';
import { dateTime, titleCase } from '#web/lib/format.ts';

/** The end of a reported conversation. */
export function CaseMessages({ messages }: { messages: NonNullable<ReportEvidence['messages']> }) {
  return (
    <ol className="grid gap-3">
      {messages.map(({ at, from, text }) => (
        <li key={`${at}${from}${text}`} className="rounded-control bg-raised px-4 py-3">
          <p className="text-ink-soft text-sm">
            <span className="font-semibold text-ink">{titleCase(from)}</span>{' '}
            <time dateTime={at}>{dateTime(at)}</time>
          </p>
          <p className="whitespace-pre-line break-words">{text}</p>
        </li>
      ))}
    </ol>
  );
}
