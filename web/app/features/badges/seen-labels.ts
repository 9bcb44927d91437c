import type { SeenKind } from '@thikana/contract/badges';
import { m } from '#web/paraglide/messages.js';

const labels = { papers: m.badge_papers, visit: m.badge_visit } as const satisfies Record<SeenKind, unknown>;
const recordLabels = {
  papers: m.admin_evidence_record_papers,
  visit: m.admin_evidence_record_visit,
} as const satisfies Record<SeenKind, unknown>;

/** The badge as visitors read it. */
export function seenLabel(kind: SeenKind): string {
  return labels[kind]();
}

/** What an administrator says to give it. */
export function recordLabel(kind: SeenKind): string {
  return recordLabels[kind]();
}
