import * as contract from '@thikana/contract/complaints';
import { type Binding, bind, bindLimited, perAddress } from '../../http/binding.ts';
import { pageOf, rowsOfPage } from '../../lib/paging.ts';
import { m } from '../../paraglide/messages.js';
import { appealComplaint } from './appeal-complaint.ts';
import type { ComplaintsDependencies } from './complaints.dependencies.ts';
import { presentRow } from './complaints.presenter.ts';
import { complaintsRepository } from './complaints.repository.ts';
import { decideComplaint, viewComplaintCase } from './decide-complaint.ts';
import { fileComplaint } from './file-complaint.ts';
import { publishReport } from './publish-report.ts';
import { reportComplaints } from './report-complaints.ts';
import { viewComplaint } from './view-complaint.ts';

const pageSize = 20;

export function complaintsRoutes(dependencies: ComplaintsDependencies): Binding[] {
  const { db, now } = dependencies;
  return [
    // The form without scripts counts towards the same limits, so the operation has them.
    bind(contract.fileComplaint, async ({ viewer, body }) => ({
      number: await fileComplaint(dependencies, body, viewer.address),
      message: m.complaint_filed(),
    })),
    bind(contract.viewComplaint, ({ params }) => viewComplaint(dependencies, params.token)),
    bindLimited(contract.appealComplaint, [perAddress(20)], async ({ params, body }) => {
      await appealComplaint(dependencies, params.token, body.text);
      return { message: m.complaint_appeal_filed() };
    }),
    bind(contract.pageComplaints, async ({ query: { page, state } }) => {
      const complaints = complaintsRepository(db);
      const total = await complaints.countQueue(state);
      const rows = await complaints.listQueue(state, rowsOfPage(page, pageSize));
      return {
        complaints: rows.map((row) => presentRow(row, now())),
        ...pageOf(page, pageSize, total),
      };
    }),
    bind(contract.viewComplaintCase, ({ params }) => viewComplaintCase(dependencies, params.number)),
    bind(contract.decideComplaint, ({ viewer, params, body }) =>
      decideComplaint(dependencies, viewer.user.id, params.number, body),
    ),
    bind(contract.viewComplaintReport, ({ query }) => publishReport(dependencies, query.month)),
    bind(contract.reportComplaints, ({ query }) => reportComplaints(dependencies, query.month)),
  ];
}
