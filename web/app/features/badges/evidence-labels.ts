import type { EvidenceKind } from '@thikana/contract/badges';
import { m } from '#web/paraglide/messages.js';

const labels = { papers: m.badge_papers, visit: m.badge_visit } as const satisfies Record<
  EvidenceKind,
  unknown
>;
const recordLabels = {
  papers: m.admin_evidence_record_papers,
  visit: m.admin_evidence_record_visit,
} as const satisfies Record<EvidenceKind, unknown>;

/** The label of the badge for visitors. */
export function evidenceLabel(kind: EvidenceKind): string {
  return labels[kind]();
}

/** The label of the action for administrators. */
export function recordLabel(kind: EvidenceKind): string {
  return recordLabels[kind]();
}
