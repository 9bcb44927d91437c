import { endOtherSessions, endSession, type SessionOfAccount } from '@thikana/contract/sessions';
import { MonitorSmartphone } from 'lucide-react';
import { useRef } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { useAction } from '#web/components/ui/use-action.ts';
import { call } from '#web/lib/api/api.ts';
import { dateTime } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';

/** The sessions of the account; each but the current one can be ended. */
export function WhereLoggedIn({ sessions }: { sessions: readonly SessionOfAccount[] }) {
  const { isBusy, failure, run } = useAction(m.sessions_failed());
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button that had the focus is gone with its session. */
  const end = async (action: () => Promise<{ message: string }>) => {
    if (await run(action)) heading.current?.focus();
  };
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold text-lg">
        <MonitorSmartphone size={20} className="text-tea" />
        {m.sessions_title()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.sessions_text()}</p>
      {failure && <FormError>{failure}</FormError>}
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => end(() => call(endSession, { params: { id: session.id } }))}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-3"
          disabled={isBusy}
          onClick={() => end(() => call(endOtherSessions, {}))}
        >
          {m.sessions_end_others()}
        </Button>
      )}
    </section>
  );
}

interface RowProps {
  session: SessionOfAccount;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: RowProps) {
  const name = sessionName(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.isCurrent && <Badge tone="green">{m.sessions_current()}</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          {m.sessions_times({ since: dateTime(session.since), used: dateTime(session.usedAt) })}
        </p>
        <p className="text-ink-soft text-sm">
          {session.isKept
            ? m.sessions_kept({ end: dateTime(session.endsAt) })
            : m.sessions_with_tab({ end: dateTime(session.endsAt) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="quiet"
          className="max-sm:-ml-4"
          disabled={isBusy}
          aria-label={m.sessions_end_named({ name, since: dateTime(session.since) })}
          onClick={onEnd}
        >
          {m.sessions_end()}
        </Button>
      )}
    </li>
  );
}

function sessionName({ browser, system }: SessionOfAccount): string {
  if (browser && system) return m.sessions_browser_on({ browser, system });
  return browser ?? system ?? m.sessions_unknown();
}
