import { reportComplaints } from '@thikana/contract/complaints';
import { Download } from 'lucide-react';
import { useNavigate } from 'react-router';
import { loadError } from '#web/components/layout/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { ReportTable, reportFile } from '#web/features/complaints/report-table.tsx';
import { saveFile } from '#web/lib/api/save-file.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { BackLink } from './shell/back-link.tsx';
import { ListSkeleton } from './shell/list-skeleton.tsx';

export const meta = unlistedMeta(m.complaints_report);

export const clientLoader = privateClientLoader({ role: 'moderator' }, (call, { url }) => {
  const month = url.searchParams.get('month') ?? undefined;
  return call(reportComplaints, { query: { month } });
});

export const HydrateFallback = ListSkeleton;

export default function ComplaintsReportPage({ loaderData }: PageProps<typeof clientLoader>) {
  const { month, rows } = loaderData;
  const navigate = useNavigate();
  return (
    <div className="grid gap-4">
      <BackLink to="/admin/complaints">{m.admin_complaint_back()}</BackLink>
      <h1 className="font-semibold text-title">{m.complaints_report()}</h1>
      <p className="text-ink-soft">{m.complaints_report_text()}</p>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          key={month}
          name="month"
          type="month"
          label={m.complaints_report_month()}
          defaultValue={month}
          className="w-full sm:w-56"
          onChange={({ target }) => {
            if (/^\d{4}-\d{2}$/.test(target.value))
              void navigate(`?month=${target.value}`, { replace: true });
          }}
        />
        <Button
          variant="secondary"
          onClick={() => saveFile(reportFile(rows), { name: `complaints-${month}.csv`, type: 'text/csv' })}
        >
          <Download size={18} />
          {m.complaints_report_download()}
        </Button>
      </div>
      <ReportTable rows={rows} />
    </div>
  );
}

export const ErrorBoundary = loadError(m.complaints_report_failed);
