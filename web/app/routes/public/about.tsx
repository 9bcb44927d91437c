import { LayoutDashboard, Megaphone, PencilLine, ShieldCheck } from 'lucide-react';
import { SiteContact } from '#web/components/layout/site-contact.tsx';
import { TextPage, TextSection } from '#web/components/layout/text-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { textPageMeta } from '#web/lib/text-page-meta.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = () =>
  textPageMeta({ title: m.about_title(), description: m.about_intro(), path: '/about' });

const tiles = [
  { Icon: PencilLine, title: m.about_ads_title, text: m.about_ads_text },
  { Icon: LayoutDashboard, title: m.about_dashboard_title, text: m.about_dashboard_text },
  { Icon: Megaphone, title: m.about_promote_title, text: m.about_promote_text },
  { Icon: ShieldCheck, title: m.about_secure_title, text: m.about_secure_text },
] as const;

export default function About() {
  return (
    <TextPage title={m.about_title()} intro={m.about_intro()}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {tiles.map(({ Icon, title, text }) => (
          <Card key={title()} as="li">
            <Icon aria-hidden size={26} className="text-tea" />
            <h2 className="mt-2 font-semibold text-lg">{title()}</h2>
            <p className="text-ink-soft">{text()}</p>
          </Card>
        ))}
      </ul>
      <TextSection title={m.about_mission_title()}>{m.about_mission_text()}</TextSection>
      <div>
        <ButtonLink to="/signup">{m.about_join()}</ButtonLink>
      </div>
      <TextSection title={m.about_contact()}>
        <SiteContact />
      </TextSection>
    </TextPage>
  );
}
