import { m } from '#web/paraglide/messages.js';
import type { SuggestionGroup } from './suggestion-destinations.ts';

interface Props {
  id: string;
  isShown: boolean;
  groups: readonly SuggestionGroup[];
  /** Which of all options is marked. */
  active: number;
  onChoose: (to: string) => void;
}

/** Suggestions by kind, as one list. */
export function SuggestionGroups({ id, isShown, groups, active, onChoose }: Props) {
  const firsts = groups.map((_, place) =>
    groups.slice(0, place).reduce((count, { options }) => count + options.length, 0),
  );
  return (
    <div
      id={id}
      role="listbox"
      aria-label={m.search_suggestions()}
      hidden={!isShown}
      className="absolute top-full right-0 left-0 z-30 mt-1 max-h-96 overflow-y-auto rounded-control border border-line-strong bg-surface"
    >
      {groups.map(({ name, options }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options.
        <div key={name} role="group" aria-label={name} className="border-line not-first:border-t py-1">
          <p aria-hidden className="px-3 pt-1 font-semibold text-ink-soft text-sm">
            {name}
          </p>
          {options.map(({ label, detail, to }, place) => {
            const number = (firsts[group] ?? 0) + place;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses through the box that keeps the focus.
              <div
                key={to}
                id={`${id}-${number}`}
                role="option"
                tabIndex={-1}
                aria-selected={number === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(to)}
                className="flex min-h-touch cursor-pointer flex-col justify-center px-3 py-1 hover:bg-raised aria-selected:bg-tea-soft"
              >
                <span>{label}</span>
                {detail && <span className="text-ink-soft text-sm">{detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
