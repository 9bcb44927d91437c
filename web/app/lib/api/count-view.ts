import { countView } from '@thikana/contract/statistics';
import { call } from './api.ts';

/** Reports a view of a listing, or that it was shortlisted. A failure only loses one count. */
export function reportView(id: string, kind: 'view' | 'shortlist'): void {
  call(countView, { params: { id }, body: { kind } }).catch(() => {});
}
