import type { PrivacyNotice } from '@thikana/contract/consent';
import { Badge } from '#web/components/ui/badge.tsx';
import { longDate } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';

/** Each purpose in a line, which opens to what is kept for it and for how long. Works without scripts. */
export function NoticeItems({ notice }: { notice: PrivacyNotice }) {
  const since = notice.since && longDate(notice.since);
  return (
    <>
      <ul className="divide-y divide-line border-line border-y text-sm">
        {notice.items.map(({ purpose, isOptional, why, what, kept }) => (
          <li key={purpose}>
            <details>
              <summary className="min-h-touch cursor-pointer py-2.5">
                {why} {isOptional && <Badge tone="neutral">{m.consent_optional()}</Badge>}
              </summary>
              <Details title={m.consent_what()} texts={what} />
              <Details title={m.consent_kept()} texts={kept} />
            </details>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-ink-soft text-sm">{m.consent_rights()}</p>
      {since && <p className="mt-1 text-ink-soft text-sm">{m.consent_version({ date: since })}</p>}
    </>
  );
}

function Details({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <div className="pb-3 text-ink-soft">
      <p className="font-semibold">{title}</p>
      <ul className="list-disc pl-5">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
