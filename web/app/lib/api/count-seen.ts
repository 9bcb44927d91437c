import { countSeen } from '@thikana/contract/statistics';
import { call } from './api.ts';

/** Tells the site that a listing is looked at or kept. Should it not hear of it, nothing is missing but a count. */
export function tellSeen(id: string, kind: 'view' | 'shortlist'): void {
  call(countSeen, { params: { id }, body: { kind } }).catch(() => {});
}
