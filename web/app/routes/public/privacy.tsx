import { m } from '#web/paraglide/messages.js';
import { ContactDetails } from './contact-details.tsx';
import { pageMeta, pageTitle } from './page-meta.ts';
import { ProsePage } from './prose-page.tsx';

const sections = () => [
  { title: m.privacy_personal_title(), text: m.privacy_personal_text() },
  { title: m.privacy_listing_title(), text: m.privacy_listing_text() },
  { title: m.privacy_usage_title(), text: m.privacy_usage_text() },
  { title: m.privacy_cookies_title(), text: m.privacy_cookies_text() },
  { title: m.privacy_geocoding_title(), text: m.privacy_geocoding_text() },
  { title: m.privacy_sale_title(), text: m.privacy_sale_text() },
  { title: m.privacy_retention_title(), text: m.privacy_retention_text() },
  { title: m.privacy_rights_title(), text: m.privacy_rights_text() },
  { title: m.privacy_children_title(), text: m.privacy_children_text() },
];

export function meta() {
  return pageMeta({
    title: pageTitle(m.privacy_title()),
    description: m.privacy_description(),
    path: '/privacy',
  });
}

export default function Privacy() {
  return (
    <ProsePage title={m.privacy_title()} lead={m.privacy_updated()} sections={sections()}>
      <ContactDetails />
    </ProsePage>
  );
}
