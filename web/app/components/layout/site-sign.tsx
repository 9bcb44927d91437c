import type { Site } from '@thikana/contract/site';
import { defaultSiteName } from '#web/lib/documents/site.ts';

const height = 28;

/** The logo and the name of the site. A wide logo is read as the name. */
export function SiteSign({ site }: { site: Site | undefined }) {
  const { name = defaultSiteName, logo } = site ?? {};
  const width = logo ? Math.round((height * logo.width) / logo.height) : height;
  const isWordmark = width > 2 * height;
  return (
    <>
      <img
        src={logo?.src ?? '/favicon.svg'}
        alt={isWordmark ? name : ''}
        width={width}
        height={height}
        fetchPriority="low"
      />
      {!isWordmark && <span className="min-w-0 overflow-x-clip text-ellipsis whitespace-nowrap">{name}</span>}
    </>
  );
}
