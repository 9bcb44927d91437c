import * as contract from '@thikana/contract/reports';
import { limits } from '@thikana/contract/vocabulary';
import { type Binding, bind, bindLimited, perAccount, perAddress } from '../../http/binding.ts';
import { daySeconds } from '../../lib/durations.ts';
import { pageOf, rowsOfPage } from '../../lib/paging.ts';
import { m } from '../../paraglide/messages.js';
import type { ReportsDependencies } from './reports.dependencies.ts';
import { presentCase } from './reports.presenter.ts';
import { reportsRepository } from './reports.repository.ts';
import { sendReport } from './send-report.ts';
import { settleReports } from './settle-reports.ts';
import { lookAtEvidence } from './view-evidence.ts';

export function reportsRoutes(dependencies: ReportsDependencies): Binding[] {
  const reports = reportsRepository(dependencies.db);
  return [
    bindLimited(
      contract.sendReport,
      [perAccount(10, daySeconds), perAddress(30, daySeconds)],
      async ({ viewer, body }) => {
        await sendReport(dependencies, viewer.user.id, body);
        return { message: m.reports_received() };
      },
    ),
    bind(contract.pageReports, async ({ query: { page } }) => {
      const total = await reports.countCases();
      const cases = await reports.listCases(rowsOfPage(page, limits.pageSize));
      return { cases: cases.map(presentCase), ...pageOf(page, limits.pageSize, total) };
    }),
    bind(contract.viewReports, ({ viewer, params }) => lookAtEvidence(dependencies, params, viewer.user.id)),
    bind(contract.settleReports, async ({ viewer, params, body }) => {
      await settleReports(dependencies, viewer.user.id, params, body);
      return lookAtEvidence(dependencies, params, viewer.user.id);
    }),
  ];
}
