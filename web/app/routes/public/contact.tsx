import { m } from '#web/paraglide/messages.js';
import { ContactDetails } from './contact-details.tsx';
import { pageMeta, pageTitle } from './page-meta.ts';
import { ProsePage } from './prose-page.tsx';

export function meta() {
  return pageMeta({
    title: pageTitle(m.contact_title()),
    description: m.contact_intro(),
    path: '/contact',
  });
}

export default function Contact() {
  return (
    <ProsePage title={m.contact_title()} lead={m.contact_intro()}>
      <ContactDetails />
    </ProsePage>
  );
}
