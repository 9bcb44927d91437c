import { langOf } from '@thikana/contract/language-of-text';
import type { ReportEvidence } from '@thikana/contract/reports';
import type { ReactNode } from 'react';
import { Card } from '#web/components/ui/card.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';
import { CaseListings } from './case-listings.tsx';
import { CasePerson } from './case-person.tsx';
import { ReportsList } from './reports-list.tsx';
import { SettleCard } from './settle-card.tsx';

interface Props {
  evidence: ReportEvidence;
  /** The reported listing in its current state. */
  listing: ReactNode;
  /** The signals of the fraud checks. */
  signals: ReactNode;
  /** The last messages of the reported conversation. */
  conversation: ReactNode;
  onSettled: () => unknown;
}

/** All information for a decision, side by side. */
export function CaseScreen({ evidence, listing, signals, conversation, onSettled }: Props) {
  const { subject, reports, person, otherListings, otherReports } = evidence;
  return (
    <div className="grid gap-8">
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 content-start gap-6">
          {evidence.listing?.hiddenFor.includes('reported') && (
            <Notice tone="warning">{m.admin_report_listing_hidden()}</Notice>
          )}
          {listing ?? (
            <h1 lang={langOf(subject.label)} className="font-semibold text-title">
              {subject.label}
            </h1>
          )}
          {subject.kind === 'listing' && !listing && (
            <p className="text-ink-soft">{m.admin_report_listing_gone()}</p>
          )}
          {signals}
          {conversation && (
            <Section id="report-messages" title={m.admin_report_messages()}>
              {conversation}
            </Section>
          )}
        </div>
        <div className="grid content-start gap-5">
          <Panel id="report-said" title={m.admin_report_heading()}>
            <ReportsList reports={reports} />
          </Panel>
          <Panel id="report-person" title={m.admin_report_person()}>
            <CasePerson person={person} />
          </Panel>
          <SettleCard evidence={evidence} onSettled={onSettled} />
        </div>
      </div>
      <Section id="report-listings" title={m.admin_report_other_listings()}>
        <CaseListings listings={otherListings} />
      </Section>
      <Section id="report-others" title={m.admin_report_other_reports()}>
        {otherReports.length > 0 ? (
          <ReportsList reports={otherReports} showsSubject />
        ) : (
          <p className="text-ink-soft">{m.admin_report_other_reports_none()}</p>
        )}
      </Section>
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

function Panel({ id, title, children }: PartProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 font-semibold text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

function Section({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 font-semibold text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
