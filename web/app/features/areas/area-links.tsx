import type { AreaKind, AreaView } from '@thikana/contract/area-pages';
import { areaLabel } from '@thikana/contract/areas';
import type { Intent } from '@thikana/contract/vocabulary';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { areaPath } from '#web/lib/addresses/area-path.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { countOfKind } from './area-words.ts';

interface Props {
  view: Omit<AreaView, 'newest'>;
  /** The categories that the table does not link to. */
  kinds: readonly AreaKind[];
  hrefFor: (category: AreaKind['category']) => string;
}

/** Links to the property types of an area, and to its page for the other intent. */
export function AreaLinks({ view: { area, intent, totalOfOtherIntent }, kinds, hrefFor }: Props) {
  if (kinds.length === 0 && totalOfOtherIntent === 0) return null;
  const other: Intent = intent === 'rent' ? 'sell' : 'rent';
  const texts = { count: number(totalOfOtherIntent), area: areaLabel(area) };
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {kinds.map((kind) => (
        <li key={kind.category}>
          <ButtonLink to={hrefFor(kind.category)} variant="secondary">
            {countOfKind(kind)}
          </ButtonLink>
        </li>
      ))}
      {totalOfOtherIntent > 0 && (
        <li>
          <ButtonLink to={areaPath(other, area)} variant="secondary">
            {other === 'rent' ? m.area_other_rent(texts) : m.area_other_sell(texts)}
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
