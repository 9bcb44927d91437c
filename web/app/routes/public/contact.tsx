import { SiteContact } from '#web/components/layout/site-contact.tsx';
import { TextPage } from '#web/components/layout/text-page.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import { useSite } from '#web/lib/documents/site.ts';
import type { HeadArgs } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = ({ matches }: Pick<HeadArgs, 'matches'>) =>
  pageMeta(matches, { title: m.contact_title(), description: m.contact_intro(), path: '/contact' });

export default function Contact() {
  const responsible = useSite()?.responsible;
  return (
    <TextPage title={m.contact_title()} intro={m.contact_intro()} width="wide">
      <div className="hidden noscript:block">
        <Notice tone="info">{m.contact_no_script()}</Notice>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Card as="section" aria-label={m.contact_form()} className="relative md:p-8">
          <ContactForm />
        </Card>
        <aside aria-label={m.contact_direct()} className="rounded-card bg-raised p-5 md:p-8">
          {responsible && (
            <>
              <h2 className="text-ink-soft text-sm">{m.legal_responsible()}</h2>
              <p className="mt-1 mb-5 whitespace-pre-line">{responsible}</p>
            </>
          )}
          <SiteContact layout="aside" />
        </aside>
      </div>
    </TextPage>
  );
}
