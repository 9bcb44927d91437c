import { type ApprovalStatus, approvalStatuses } from '@thikana/contract/vocabulary';

/** The status that a filter in an address asks for; undefined for all. */
export function toStatus(value: string | null): ApprovalStatus | undefined {
  return approvalStatuses.find((status) => status === value);
}
