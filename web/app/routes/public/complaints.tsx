import type { Call } from '@thikana/contract/client';
import { viewLaw } from '@thikana/contract/law';
import { Link } from 'react-router';
import { TextPage } from '#web/components/layout/text-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { ComplaintForm } from '#web/features/complaints/complaint-form.tsx';
import { FiledNotice } from '#web/features/complaints/filed-notice.tsx';
import { LawLimits } from '#web/features/legal/law-limits.tsx';
import { type LoadArgs, publicLoader } from '#web/lib/api/route-data.ts';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import type { HeadArgs, PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

const further = [
  ['/law', m.complaints_to_law],
  ['/complaints-report', m.complaints_public],
] as const;

const load = async (call: Call, { url }: LoadArgs) => ({
  law: await call(viewLaw, {}),
  filed: url.searchParams.get('filed')?.match(/^C-\d{4}-\d{6,12}$/)?.[0],
  problem: url.searchParams.get('problem') ?? undefined,
});

export const loader = publicLoader(load);

export const meta = ({ matches }: Pick<HeadArgs, 'matches'>) =>
  pageMeta(matches, { title: m.complaints_title(), description: m.complaints_intro(), path: '/complaints' });

export default function ComplaintsPage({ loaderData: { law, filed, problem } }: PageProps<typeof loader>) {
  return (
    <TextPage title={m.complaints_title()} intro={m.complaints_intro()} width="wide">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card as="section" aria-label={m.complaints_form()} className="md:p-8">
          {filed ? (
            <FiledNotice number={filed}>
              <ButtonLink to="/complaints" variant="secondary">
                {m.complaints_again()}
              </ButtonLink>
            </FiledNotice>
          ) : (
            <ComplaintForm problem={problem && problemText(problem)} />
          )}
        </Card>
        <aside aria-labelledby="limits" className="rounded-card bg-raised p-5 md:p-8">
          <h2 id="limits" className="mb-4 font-semibold text-xl">
            {m.complaints_limits()}
          </h2>
          <LawLimits law={law} />
          <p className="mt-4 grid justify-items-start">
            {further.map(([to, label]) => (
              <Link
                key={to}
                to={to}
                className="inline-flex min-h-touch items-center font-semibold text-tea underline underline-offset-4"
              >
                {label()}
              </Link>
            ))}
          </p>
        </aside>
      </div>
    </TextPage>
  );
}

/** What was wrong with a form that was sent without scripts. */
function problemText(problem: string): string {
  if (problem === 'too_many_requests') return m.complaints_problem_limit();
  return problem === 'input' ? m.complaints_problem_input() : m.complaints_failed();
}
