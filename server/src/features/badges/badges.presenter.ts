import type { Badge, BadgeTask, Evidence } from '@thikana/contract/badges';
import type { EvidenceRow } from '../../platform/database/tables/trust-tables.ts';
import type { BadgeTaskRow } from './badge-tasks.repository.ts';

export function presentBadge({ kind, seen_at }: Pick<EvidenceRow, 'kind' | 'seen_at'>): Badge {
  return { kind, at: seen_at.toISOString() };
}

export function presentBadgeTask(row: BadgeTaskRow, now: Date): BadgeTask {
  return {
    listing: { _id: row.listing_id, title: row.title },
    owner: { _id: row.owner_id, name: row.owner_name },
    kind: row.kind,
    askedAt: row.requested_at?.toISOString(),
    until: row.expires_at?.toISOString(),
    isOver: row.expires_at !== null && row.expires_at <= now,
  };
}

/** What an administrator verified; other kinds have none. */
export function presentEvidence(row: EvidenceRow, now: Date): Evidence[] {
  const { kind, seen_at, seen_by_name, expires_at } = row;
  if (kind === 'email' || kind === 'phone' || !seen_by_name || !expires_at) return [];
  return [
    {
      kind,
      at: seen_at.toISOString(),
      by: seen_by_name,
      until: expires_at.toISOString(),
      isOver: expires_at <= now,
    },
  ];
}
