import type { Batch } from '@thikana/contract/batches';
import type { ReactNode } from 'react';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { dateTime } from '#web/lib/format/format-times.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { listingFigures, rowFigures } from './batch-figures.ts';
import { Figures } from './figures.tsx';
import { StateBadge } from './state-badge.tsx';

/** When, by whom and for whom a file was imported, and what became of its rows. */
export function BatchFacts({ batch }: { batch: Batch }) {
  const { owner, runBy, startedAt, endedAt, state } = batch;
  const facts: [string, ReactNode][] = [
    [m.imports_state(), <StateBadge key="state" state={state} />],
    [
      m.imports_owner(),
      <MessageAround
        key="owner"
        text={titleCase(owner.name)}
        message={(name) => m.review_owner({ name, email: owner.email })}
      />,
    ],
    [
      m.imports_started(),
      <time key="start" dateTime={startedAt}>
        {dateTime(startedAt)}
      </time>,
    ],
    ...(endedAt
      ? [
          [
            m.imports_ended(),
            <time key="end" dateTime={endedAt}>
              {dateTime(endedAt)}
            </time>,
          ] as [string, ReactNode],
        ]
      : []),
    [m.imports_by(), runBy],
  ];
  return (
    <div className="grid content-start gap-5">
      <Card>
        <dl className="grid gap-4 sm:grid-cols-2">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-ink-soft text-sm">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <div className="grid gap-5 sm:grid-cols-2">
        <Card as="section" aria-labelledby="rows">
          <h2 id="rows" className="mb-2 font-semibold text-xl">
            {m.imports_rows()}
          </h2>
          <Figures figures={rowFigures(batch)} />
        </Card>
        <Card as="section" aria-labelledby="listings">
          <h2 id="listings" className="mb-2 font-semibold text-xl">
            {m.imports_listings()}
          </h2>
          <Figures figures={listingFigures(batch)} />
        </Card>
      </div>
    </div>
  );
}
