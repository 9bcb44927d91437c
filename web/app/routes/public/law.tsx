import type { Call } from '@thikana/contract/client';
import { viewLaw } from '@thikana/contract/law';
import { TextPage, TextSection } from '#web/components/layout/text-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { LawLimits } from '#web/features/legal/law-limits.tsx';
import { LawOfficers } from '#web/features/legal/law-officers.tsx';
import { LawSource } from '#web/features/legal/law-source.tsx';
import { limitText } from '#web/features/legal/limit-text.ts';
import { publicLoader } from '#web/lib/api/route-data.ts';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import { day } from '#web/lib/format/dates.ts';
import type { HeadArgs, PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

const load = async (call: Call) => ({ law: await call(viewLaw, {}) });

export const loader = publicLoader(load);

export const meta = ({ matches }: Pick<HeadArgs, 'matches'>) =>
  pageMeta(matches, { title: m.law_title(), description: m.law_intro(), path: '/law' });

export default function LawPage({ loaderData: { law } }: PageProps<typeof loader>) {
  const { appeal, minimumAge, projects } = law;
  return (
    <TextPage title={m.law_title()} intro={m.law_intro()}>
      <TextSection title={m.law_officers()}>
        <LawOfficers officers={law.officers} />
      </TextSection>
      <TextSection title={m.law_limits()}>
        <LawLimits law={law} hasSources />
        <ButtonLink to="/complaints" className="mt-4">
          {m.law_complain()}
        </ButtonLink>
      </TextSection>
      <TextSection title={m.law_appeal()}>
        <p>{m.law_appeal_text({ open: limitText(appeal.open), limit: limitText(appeal.within) })}</p>
        <LawSource {...appeal} />
      </TextSection>
      {minimumAge && (
        <TextSection title={m.law_age()}>
          <p>{m.law_age_years({ years: minimumAge.years })}</p>
          <LawSource {...minimumAge} />
        </TextSection>
      )}
      {law.retention.length > 0 && (
        <TextSection title={m.law_retention()}>
          <dl className="grid gap-3">
            {law.retention.map((kept) => (
              <div key={kept.what}>
                <dt>{kept.text}</dt>
                <dd className="font-semibold text-ink">{limitText({ count: kept.days, unit: 'days' })}</dd>
                <dd>
                  <LawSource {...kept} />
                </dd>
              </div>
            ))}
          </dl>
        </TextSection>
      )}
      {projects && (
        <TextSection title={m.law_projects()}>
          <p>
            {m.law_projects_text({
              required: String(projects.required),
              authority: projects.authority,
              example: projects.example,
            })}
          </p>
          {projects.website && (
            <a
              href={projects.website}
              className="inline-flex min-h-touch items-center break-all text-tea underline"
            >
              {projects.website}
            </a>
          )}
          <LawSource {...projects} />
        </TextSection>
      )}
      {law.rules.length > 0 && (
        <TextSection title={m.law_rules()}>
          <div className="grid gap-5">
            {law.rules.map((rule) => (
              <div key={rule.title}>
                <h3 className="font-semibold text-ink">{rule.title}</h3>
                <p>
                  {rule.text} {rule.start && m.law_from({ date: day(rule.start) })}
                </p>
                <LawSource {...rule} />
              </div>
            ))}
          </div>
        </TextSection>
      )}
    </TextPage>
  );
}
