import type { ApprovalStatus } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';

const labels = {
  approved: m.admin_status_approved,
  rejected: m.admin_status_rejected,
  pending: m.admin_status_pending,
} as const;

export const statusLabel = (status: ApprovalStatus): string => labels[status]();
