import { inCurrentLanguage } from '@thikana/contract/in-language';
import { langOf } from '@thikana/contract/language-of-text';
import type { Listing } from '@thikana/contract/listings';
import type { RemovedListing } from '@thikana/contract/removed-listings';
import { type ReactNode, useRef, useState } from 'react';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useRestoredFocus } from '#web/components/ui/use-restored-focus.ts';
import { comparedAtMost } from '#web/lib/addresses/compare-path.ts';
import type { SavedListing } from '#web/lib/device/saved-listings.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { CompareBar } from './compare-bar.tsx';
import { RemovedCard } from './removed-card.tsx';

interface Props {
  kept: readonly SavedListing[];
  byId: ReadonlyMap<string, Listing>;
  removedById: ReadonlyMap<string, RemovedListing>;
  cardOf: (listing: Listing) => ReactNode;
}

/** The cards of the shortlist, with checkboxes to compare some of them. */
export function Shortlisted({ kept, byId, removedById, cardOf }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // In the history entry, where Back from the comparison finds it.
  const [choice, setChoice] = useState<readonly string[] | undefined>(() => history.state?.chosen);
  const [isRefused, setRefused] = useState(false);
  const comparable = kept.map(({ id }) => id).filter((id) => byId.has(id));
  // As long as all of them fit, all are chosen at first.
  const fits = comparable.length > 1 && comparable.length <= comparedAtMost;
  const chosen = choice?.filter((id) => comparable.includes(id)) ?? (fits ? comparable : []);
  useRestoredFocus(list, kept.length, '[aria-pressed], [data-remove]');

  const choose = (id: string, isChosen: boolean) => {
    const isTooMany = isChosen && chosen.length >= comparedAtMost;
    setRefused(isTooMany);
    if (isTooMany) return;
    const next = isChosen ? [...chosen, id] : chosen.filter((each) => each !== id);
    setChoice(next);
    history.replaceState({ ...history.state, chosen: next }, '');
  };

  return (
    <div ref={list} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      <h2 className="sr-only">{m.shortlist_list()}</h2>
      <p role="status" className={kept.length > 0 ? 'font-semibold' : 'sr-only'}>
        {kept.length > 0 ? m.shortlist_count({ count: number(kept.length) }) : m.shortlist_empty()}
      </p>
      {kept.length === 0 ? (
        <EmptyState
          drawing="shelf"
          title={m.shortlist_empty()}
          text={m.shortlist_empty_text()}
          action={<ButtonLink to="/properties">{m.shortlist_browse()}</ButtonLink>}
        />
      ) : (
        <>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 lg:grid-cols-4">
            {kept.map((each) => {
              const listing = byId.get(each.id);
              if (!listing)
                return <RemovedCard key={each.id} kept={each} removed={removedById.get(each.id)} />;
              const { title } = inCurrentLanguage(listing);
              return (
                <li key={each.id} className="flex flex-col">
                  <div className="flex-1">{cardOf(listing)}</div>
                  <CheckboxField
                    label={
                      <span>
                        {m.shortlist_compare()}{' '}
                        <span lang={langOf(title)} className="sr-only">
                          {title}
                        </span>
                      </span>
                    }
                    checked={chosen.includes(each.id)}
                    onChange={({ target }) => choose(each.id, target.checked)}
                  />
                </li>
              );
            })}
          </ul>
          <CompareBar chosen={chosen} isRefused={isRefused} />
        </>
      )}
    </div>
  );
}
