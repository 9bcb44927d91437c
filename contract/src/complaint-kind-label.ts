import type { ComplaintKind } from './complaint-kinds.ts';
import { m } from './paraglide/messages.js';

/** What a complaint is about, for screens and emails. */
export const complaintKindLabel = (kind: ComplaintKind): string => m.complaint_kind({ kind });
