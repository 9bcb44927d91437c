import type { Output } from '@thikana/contract/endpoint';
import type { LegalText, viewLegalText } from '@thikana/contract/legal';
import { Link } from 'react-router';
import { SiteContact } from '#web/components/layout/site-contact.tsx';
import { TextPage, TextSection } from '#web/components/layout/text-page.tsx';
import { RenderedTextBlock } from '#web/components/texts/rendered-text.tsx';
import { builtInLegalTexts } from '#web/lib/documents/built-in-legal-texts.ts';
import { defaultSiteName, useSite } from '#web/lib/documents/site.ts';
import { longDate } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';

const further = [
  ['/complaints', m.complaints_title],
  ['/complaints-report', m.complaints_public],
  ['/law', m.law_title],
  ['/how-ranking-works', m.ranking_title],
] as const;

interface Props extends Output<typeof viewLegalText> {
  kind: LegalText;
}

/** Terms of use or privacy policy: the operator's own text, or the built-in one. */
export function LegalPage({ kind, own }: Props) {
  const builtIn = builtInLegalTexts[kind];
  if (!own) {
    return (
      <TextPage title={builtIn.title()} intro={builtIn.intro()}>
        {builtIn.sections.map(([title, words]) => (
          <TextSection key={title()} title={title()}>
            {words()}
          </TextSection>
        ))}
        <Responsible />
      </TextPage>
    );
  }
  return (
    <TextPage
      title={own.title ?? builtIn.title()}
      intro={m.legal_changed({ date: longDate(own.changedAt) ?? '' })}
    >
      <RenderedTextBlock parts={own.parts} />
      <Responsible />
    </TextPage>
  );
}

function Responsible() {
  const site = useSite();
  return (
    <TextSection title={m.legal_responsible()}>
      <p className="mb-4 whitespace-pre-line">{site?.responsible ?? site?.name ?? defaultSiteName}</p>
      <SiteContact />
      <p className="mt-4 flex flex-wrap gap-x-6">
        {further.map(([to, label]) => (
          <Link key={to} to={to} className="inline-flex min-h-touch items-center text-tea underline">
            {label()}
          </Link>
        ))}
      </p>
    </TextSection>
  );
}
