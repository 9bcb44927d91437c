import { MixedText } from '#web/components/texts/mixed-text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Suggestion {
  label: string;
  detail?: string | undefined;
}

interface SuggestionGroup {
  /** The heading of the group; without it the suggestions have no heading. */
  name?: string;
  options: readonly Suggestion[];
}

interface Props {
  id: string;
  isShown: boolean;
  /** The index of the active option among all suggestions. */
  active: number;
  onChoose: (index: number) => void;
  label: string;
  groups: readonly SuggestionGroup[];
  /** The list's label for screen readers. */
  status: string;
  /** Shown when there are no suggestions. */
  emptyText?: string;
  /** Shown below the suggestions. */
  note?: string | undefined;
}

/** The listbox of a combobox. */
export function ComboboxList(props: Props) {
  const { id, isShown, active, onChoose, label, groups, status, emptyText, note } = props;
  const firsts = groups.map((_, index) => groups.slice(0, index).flatMap(({ options }) => options).length);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isShown ? status : ''}</span>
      </VisuallyHidden>
      <div
        hidden={!isShown}
        className="absolute top-full right-0 left-0 z-30 mt-1 max-h-96 overflow-y-auto rounded-control border border-line-strong bg-surface"
      >
        {emptyText && (
          <p aria-hidden className="px-3 py-3 text-ink-soft">
            {emptyText}
          </p>
        )}
        <div id={id} role="listbox" aria-label={label}>
          {groups.map(({ name, options }, group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox.
            <div
              key={name ?? ''}
              role="group"
              aria-label={name ?? label}
              className="border-line not-first:border-t py-1"
            >
              {name && (
                <p aria-hidden className="px-3 pt-1 font-semibold text-ink-soft text-sm">
                  {name}
                </p>
              )}
              {options.map((option, place) => {
                const index = (firsts[group] ?? 0) + place;
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keyboard.
                  <div
                    key={index}
                    id={`${id}-${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onChoose(index)}
                    className="flex min-h-touch cursor-pointer flex-col justify-center px-3 py-1 hover:bg-raised aria-selected:bg-tea-soft"
                  >
                    <span>
                      <MixedText text={option.label} />
                    </span>
                    {option.detail && (
                      <span className="text-ink-soft text-sm">
                        <MixedText text={option.detail} />
                      </span>
                    )}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        {note && (
          <p
            aria-hidden
            className="sticky bottom-0 border-line border-t bg-surface px-3 py-2 text-ink-soft text-sm"
          >
            {note}
          </p>
        )}
      </div>
    </>
  );
}
