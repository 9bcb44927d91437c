import { currentCity } from '@thikana/contract/city';
import { TextPage, TextSection } from '#web/components/layout/text-page.tsx';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/terms';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.terms_title(), description: m.terms_intro(), path: '/terms' });

const sections = [
  [m.terms_free_title, m.terms_free_text],
  [m.terms_account_title, m.terms_account_text],
  [m.terms_true_title, m.terms_true_text],
  [m.terms_content_title, m.terms_content_text],
  [m.terms_conduct_title, m.terms_conduct_text],
  [m.terms_deal_title, m.terms_deal_text],
  [m.terms_warranty_title, m.terms_warranty_text],
  [m.terms_law_title, () => m.terms_law_text({ country: currentCity().jurisdiction })],
] as const;

export default function Terms() {
  return (
    <TextPage title={m.terms_title()} intro={m.terms_intro()}>
      {sections.map(([title, text]) => (
        <TextSection key={title()} title={title()}>
          {text()}
        </TextSection>
      ))}
    </TextPage>
  );
}
