import type { Signal } from '@thikana/contract/fraud-checks';
import type { ManagedListing } from '@thikana/contract/own-listings';
import { useRef, useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import { SignalCard } from './signal-card.tsx';

interface Props {
  post: ManagedListing;
  signals: readonly Signal[];
}

/** The signals of a listing with information to judge them. Hidden if there are none. */
export function SignalsSection({ post, signals }: Props) {
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  if (signals.length === 0) return null;
  const left = signals.filter(({ id }) => !dismissed.has(id));
  return (
    <section aria-labelledby="signals" className="grid gap-4">
      <div>
        <h2 id="signals" ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
          {m.admin_signals()}
        </h2>
        <p className="text-ink-soft">
          {left.length > 0 ? m.admin_signals_text() : m.admin_signal_dismissed()}
        </p>
      </div>
      <ul className="grid gap-4">
        {left.map((signal) => (
          <SignalCard
            key={signal.id}
            post={post}
            signal={signal}
            onDismissed={() => {
              setDismissed((before) => new Set(before).add(signal.id));
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
    </section>
  );
}
