import type { ViewKind } from '@thikana/contract/badges';
import { m } from '#web/paraglide/messages.js';

const labels = { papers: m.badge_papers, visit: m.badge_visit } as const satisfies Record<ViewKind, unknown>;
const recordLabels = {
  papers: m.admin_evidence_record_papers,
  visit: m.admin_evidence_record_visit,
} as const satisfies Record<ViewKind, unknown>;

/** The label of the badge for visitors. */
export function evidenceLabel(kind: ViewKind): string {
  return labels[kind]();
}

/** The label of the action for administrators. */
export function recordLabel(kind: ViewKind): string {
  return recordLabels[kind]();
}
