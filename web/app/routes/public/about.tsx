import { citySurroundings } from '@thikana/contract/place-name';
import type { Site } from '@thikana/contract/site';
import { LayoutDashboard, Megaphone, PencilLine, ShieldCheck } from 'lucide-react';
import { SiteContact } from '#web/components/layout/site-contact.tsx';
import { SocialLinks } from '#web/components/layout/social-links.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { hillHouse } from '#web/features/home/hill-house.ts';
import { ScenePicture, scenePreload } from '#web/features/home/scene-picture.tsx';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import { siteOf } from '#web/lib/documents/page-title.ts';
import { useSite } from '#web/lib/documents/site.ts';
import type { HeadArgs } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

export const links = () => scenePreload(hillHouse);

export const meta = ({ matches }: Pick<HeadArgs, 'matches'>) =>
  pageMeta(matches, {
    title: m.about_title(),
    description: introOf(siteOf(matches)),
    path: '/about',
  });

/** The built-in text explains the name Thikana; a site with another name has a text without it. */
function introOf(site: Site | undefined): string {
  const places = citySurroundings();
  if (site?.about) return site.about;
  return site && site.name !== 'Thikana'
    ? m.about_intro_of_site({ site: site.name, places })
    : m.about_intro({ places });
}

const tiles = [
  { Icon: PencilLine, title: m.about_ads_title, text: m.about_ads_text },
  { Icon: LayoutDashboard, title: m.about_dashboard_title, text: m.about_dashboard_text },
  { Icon: Megaphone, title: m.about_promote_title, text: m.about_promote_text },
  { Icon: ShieldCheck, title: m.about_secure_title, text: m.about_secure_text },
] as const;

export default function About() {
  return (
    <>
      <Opening />
      <div className="container-page grid gap-14 pt-12">
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {tiles.map(({ Icon, title, text }) => (
            <Card key={title()} as="li">
              <span className="grid size-12 place-items-center rounded-control bg-tea-soft text-tea">
                <Icon size={26} />
              </span>
              <h2 className="mt-4 font-semibold text-lg">{title()}</h2>
              <p className="mt-1 text-ink-soft">{text()}</p>
            </Card>
          ))}
        </ul>
        <Mission />
        <section aria-labelledby="about-contact" className="grid gap-4">
          <h2 id="about-contact" className="font-semibold text-2xl">
            {m.about_contact()}
          </h2>
          <SiteContact />
          <SocialLinks />
        </section>
      </div>
    </>
  );
}

function Opening() {
  const site = useSite();
  return (
    <div className="relative isolate overflow-hidden bg-tea-soft">
      <div className="absolute inset-0 -z-10">
        <ScenePicture scene={hillHouse} isUrgent />
        <div className="absolute inset-0 bg-black/55 md:bg-transparent md:bg-linear-to-r md:from-black/80 md:via-black/55 md:to-transparent" />
      </div>
      <div className="container-page flex min-h-80 flex-col justify-center py-14 text-white md:min-h-[26rem]">
        <h1 className="font-semibold text-4xl md:text-5xl">{m.about_title()}</h1>
        <p className="mt-4 max-w-xl text-lg md:text-xl">{introOf(site)}</p>
      </div>
    </div>
  );
}

function Mission() {
  return (
    <section
      aria-labelledby="about-mission"
      className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-tea-soft p-6 md:p-10"
    >
      <div className="max-w-prose">
        <h2 id="about-mission" className="font-semibold text-2xl">
          {m.about_mission_title()}
        </h2>
        <p className="mt-2 text-lg">{m.about_mission_text()}</p>
      </div>
      <ButtonLink to="/signup" size="lg">
        {m.about_join()}
      </ButtonLink>
    </section>
  );
}
