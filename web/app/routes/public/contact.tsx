import { SiteContact } from '#web/components/layout/site-contact.tsx';
import { TextPage } from '#web/components/layout/text-page.tsx';
import { textPageMeta } from '#web/lib/text-page-meta.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = () =>
  textPageMeta({ title: m.contact_title(), description: m.contact_intro(), path: '/contact' });

export default function Contact() {
  return (
    <TextPage title={m.contact_title()} intro={m.contact_intro()}>
      <SiteContact />
    </TextPage>
  );
}
