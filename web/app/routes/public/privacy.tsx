import { expiry } from '@thikana/contract/expiry';
import { SiteContact } from '#web/components/layout/site-contact.tsx';
import { TextPage, TextSection } from '#web/components/layout/text-page.tsx';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/privacy';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.privacy_title(), description: m.privacy_personal_text(), path: '/privacy' });

const sections = [
  [m.privacy_personal_title, m.privacy_personal_text],
  [m.privacy_listing_title, m.privacy_listing_text],
  [m.privacy_usage_title, m.privacy_usage_text],
  [
    m.privacy_cookies_title,
    () =>
      m.privacy_cookies_text({ sessionDays: expiry.sessionDays, proofMinutes: expiry.providerProofMinutes }),
  ],
  [m.privacy_geocoding_title, m.privacy_geocoding_text],
  [m.privacy_sale_title, m.privacy_sale_text],
  [
    m.privacy_retention_title,
    () =>
      m.privacy_retention_text({
        pictureDays: expiry.withdrawnPictureDays,
        accountDays: expiry.unverifiedAccountDays,
      }),
  ],
  [m.privacy_rights_title, m.privacy_rights_text],
  [m.privacy_children_title, m.privacy_children_text],
] as const;

export default function Privacy() {
  return (
    <TextPage title={m.privacy_title()} intro={m.privacy_updated()}>
      {sections.map(([title, text]) => (
        <TextSection key={title()} title={title()}>
          {text()}
        </TextSection>
      ))}
      <TextSection title={m.privacy_contact()}>
        <SiteContact />
      </TextSection>
    </TextPage>
  );
}
