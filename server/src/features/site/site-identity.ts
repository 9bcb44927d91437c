import { type Accents, accentsOf } from '@thikana/contract/accent';
import type { KeptSettings } from './settings.ts';

/** The name, colours and address of the site, as they are at the time of reading. */
export interface SiteIdentity {
  readonly name: string;
  /** The name that the operator typed, if any. */
  readonly ownName: string | undefined;
  /** Undefined if the site has its own colours. */
  readonly accents: Accents | undefined;
  readonly publicUrl: string;
}

/** The operator's brand; the environment has the name until then. */
export function siteIdentity(
  settings: Pick<KeptSettings, 'latest'>,
  { name, publicUrl }: { name: string; publicUrl: string },
): SiteIdentity {
  return {
    publicUrl,
    get ownName() {
      return settings.latest().brand.name || undefined;
    },
    get name() {
      return settings.latest().brand.name || name;
    },
    get accents() {
      const { colour } = settings.latest().brand;
      return colour ? accentsOf(colour) : undefined;
    },
  };
}
