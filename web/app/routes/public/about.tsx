import { LayoutDashboard, Megaphone, PencilLine, ShieldCheck } from 'lucide-react';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';
import { ContactDetails } from './contact-details.tsx';
import { pageMeta, pageTitle } from './page-meta.ts';
import { ProsePage } from './prose-page.tsx';
import { SocialLinks } from './social-links.tsx';

const tiles = [
  { Icon: PencilLine, title: m.about_ads_title, text: m.about_ads_text },
  { Icon: LayoutDashboard, title: m.about_dashboard_title, text: m.about_dashboard_text },
  { Icon: Megaphone, title: m.about_promote_title, text: m.about_promote_text },
  { Icon: ShieldCheck, title: m.about_secure_title, text: m.about_secure_text },
] as const;

export function meta() {
  return pageMeta({ title: pageTitle(m.about_title()), description: m.about_intro(), path: '/about' });
}

export default function About() {
  return (
    <ProsePage title={m.about_title()} lead={m.about_intro()}>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map(({ Icon, title, text }) => (
          <li key={title()} className="rounded-card border border-line bg-surface p-5">
            <Icon aria-hidden size={28} className="text-tea" />
            <h2 className="mt-3 font-semibold text-lg">{title()}</h2>
            <p className="mt-1 text-ink-soft">{text()}</p>
          </li>
        ))}
      </ul>
      <section className="mt-12 rounded-card bg-tea-soft p-6 md:p-10">
        <h2 className="font-bold text-2xl">{m.about_mission_title()}</h2>
        <p className="mt-2 max-w-prose text-lg">{m.about_mission_text()}</p>
        <ButtonLink to="/signup" size="lg" className="mt-6">
          {m.about_join()}
        </ButtonLink>
      </section>
      <section className="mt-12">
        <h2 className="font-bold text-2xl">{m.about_contact()}</h2>
        <ContactDetails />
        <SocialLinks />
      </section>
    </ProsePage>
  );
}
