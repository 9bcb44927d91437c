import type { Call } from '@thikana/contract/client';
import { fewComplaints, viewComplaintReport } from '@thikana/contract/complaints';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { TextPage } from '#web/components/layout/text-page.tsx';
import { ReportTable, reportFile } from '#web/features/complaints/report-table.tsx';
import { type LoadArgs, publicLoader } from '#web/lib/api/route-data.ts';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import { monthName } from '#web/lib/format/dates.ts';
import { number } from '#web/lib/format/format.ts';
import type { HeadArgs, PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

const load = (call: Call, { url }: LoadArgs) =>
  call(viewComplaintReport, { query: { month: url.searchParams.get('month') ?? undefined } });

export const loader = publicLoader(load);

const intro = () => m.complaints_public_text({ most: number(fewComplaints - 1) });

export const meta = ({ matches }: Pick<HeadArgs, 'matches'>) =>
  pageMeta(matches, { title: m.complaints_public(), description: intro(), path: '/complaints-report' });

const linkStyle = 'inline-flex min-h-touch items-center gap-2 font-semibold text-tea underline';

export default function ComplaintsReportPage({ loaderData }: PageProps<typeof loader>) {
  const { month, months, rows } = loaderData;
  return (
    <TextPage title={m.complaints_public()} intro={intro()} width="wide">
      <section aria-labelledby="month" className="grid gap-4">
        <h2 id="month" className="font-semibold text-xl">
          {m.complaints_public_month({ month: monthName(month) })}
        </h2>
        <ReportTable rows={rows.filter(({ received }) => received !== 0)} />
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(reportFile(rows))}`}
          download={`complaints-${month}.csv`}
          className={`${linkStyle} justify-self-start`}
        >
          <Download size={18} />
          {m.complaints_report_download()}
        </a>
      </section>
      {months.length > 1 && (
        <nav aria-labelledby="months">
          <h2 id="months" className="font-semibold text-xl">
            {m.complaints_public_months()}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {months
              .filter((each) => each !== month)
              .map((each) => (
                <li key={each}>
                  <Link to={`/complaints-report?month=${each}`} className={linkStyle}>
                    {monthName(each)}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      )}
    </TextPage>
  );
}
