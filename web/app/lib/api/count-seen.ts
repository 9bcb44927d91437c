import { countSeen } from '@thikana/contract/statistics';
import { call } from './api.ts';

/** Reports a view of a listing, or that it was shortlisted. A failure only loses one count. */
export function tellSeen(id: string, kind: 'view' | 'shortlist'): void {
  call(countSeen, { params: { id }, body: { kind } }).catch(() => {});
}
