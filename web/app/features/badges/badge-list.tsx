import type { BadgeKind, Badge as ProvedBadge } from '@thikana/contract/badges';
import { m } from '#web/paraglide/messages.js';

const labels: Record<BadgeKind, () => string> = {
  email: m.badge_email,
  phone: m.badge_phone,
  papers: m.badge_papers,
  visit: m.badge_visit,
};

/** The badges of a listing and its owner. */
export function BadgeList({ badges }: { badges: readonly ProvedBadge[] }) {
  return (
    <ul aria-label={m.badges()} className="mt-3 grid gap-1 font-semibold text-good text-sm">
      {badges.map(({ kind }) => (
        <li key={kind}>✓ {labels[kind]()}</li>
      ))}
    </ul>
  );
}
