import type { ReportEvidence } from '@thikana/contract/reports';
import { Picture } from '#web/components/ui/picture.tsx';
import { dateTime, titleCase } from '#web/lib/format.ts';
import { m } from '#web/paraglide/messages.js';

/** The end of a reported conversation. */
export function CaseMessages({ messages }: { messages: NonNullable<ReportEvidence['messages']> }) {
  return (
    <ol className="grid gap-3">
      {messages.map(({ number, at, from, text, pictures }) => (
        <li key={number} className="grid gap-2 rounded-control bg-raised px-4 py-3">
          <p className="text-ink-soft text-sm">
            <span className="font-semibold text-ink">{titleCase(from)}</span>{' '}
            <time dateTime={at}>{dateTime(at)}</time>
          </p>
          {text && <p className="whitespace-pre-line break-words">{text}</p>}
          {pictures.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {pictures.map((picture, index) => (
                <li key={picture.url}>
                  <Picture
                    picture={picture}
                    alt={m.admin_report_picture({ number: index + 1, name: titleCase(from) })}
                    sizes="16rem"
                    fallbackSrc="/default-home.svg"
                    className="aspect-4/3 w-64 max-w-full rounded-control"
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
