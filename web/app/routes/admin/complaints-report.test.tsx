import { complaintKindLabel } from '@thikana/contract/complaint-kind-label';
import { reportComplaints } from '@thikana/contract/complaints';
import { afterEach, expect, it, vi } from 'vitest';
import { press } from '../../../test/fields.ts';
import { signIn } from '../../../test/people.ts';
import { showScreen } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import * as complaintsReport from './complaints-report.tsx';

afterEach(() => vi.restoreAllMocks());

it('saves the table in words, as the page shows it', async () => {
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((saved) => {
    file = saved as Blob;
    return '';
  });
  signIn({ role: 'moderator' });
  const counts = { received: 3, upheld: 0, partly: 0, declined: 1, open: 2, late: 2, appeals: 1, changed: 1 };
  const rows = [{ kind: 'listing', ...counts }];
  stubApi().on(reportComplaints, { json: { month: '2026-11', rows } });
  await showScreen('/admin/complaints-report', complaintsReport);
  await press('Download as CSV');
  const [, row] = (await file.text()).split('\r\n');
  expect(row).toBe(`${complaintKindLabel('listing')},3,0,0,1,2,2,1,1`);
});
