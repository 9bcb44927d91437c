import type { EvidenceKind, OwnEvidence } from '@thikana/contract/badges';
import { BadgeCheck } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { longDate } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';

const words = {
  papers: { badge: m.badge_papers, text: m.mine_badges_papers_text, ask: m.mine_badges_ask_papers },
  visit: { badge: m.badge_visit, text: m.mine_badges_visit_text, ask: m.mine_badges_ask_visit },
} as const satisfies Record<EvidenceKind, unknown>;

interface Props {
  own: OwnEvidence;
  isBusy: boolean;
  onAsk: () => void;
}

/** One badge of a listing for its owner: its requirements, its status and the button to ask for it. */
export function OwnBadge({ own: { kind, until, askedAt, mayAsk }, isBusy, onAsk }: Props) {
  const { badge, text, ask } = words[kind];
  return (
    <section aria-label={badge()} className="grid gap-2 rounded-card border border-line p-4">
      <h3 className="flex items-center gap-2 font-semibold">
        {until && <BadgeCheck size={18} className="shrink-0 text-good" />}
        {badge()}
      </h3>
      <p className="text-ink-soft text-sm">{text()}</p>
      {until && <p className="text-good text-sm">{m.mine_badges_until({ day: longDate(until) ?? '' })}</p>}
      {askedAt && (
        <p className="font-semibold text-sm">{m.mine_badges_asked({ day: longDate(askedAt) ?? '' })}</p>
      )}
      {!until && !askedAt && !mayAsk && <p className="text-sm">{m.mine_badges_not()}</p>}
      {mayAsk && (
        <Button variant="secondary" busy={isBusy} busyText={m.mine_answering()} onClick={onAsk}>
          {ask()}
        </Button>
      )}
    </section>
  );
}
