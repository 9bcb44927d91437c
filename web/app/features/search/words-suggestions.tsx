import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { m } from '#web/paraglide/messages.js';
import { destinationsOf } from './suggestion-destinations.ts';
import { SuggestionGroups } from './suggestion-groups.tsx';
import { useComboboxInput } from './use-combobox-input.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What the box for words suggests below it. The focus stays in the box; the keyboard moves the mark. */
export default function WordsSuggestions({ input }: { input: HTMLInputElement }) {
  const [text, setText] = useState(input.value);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const navigate = useNavigate();
  const suggested = useSuggestions(text, isOpen);
  const groups = destinationsOf(suggested, input.form);
  const all = groups.flatMap(({ options }) => options);
  const isShown = isOpen && all.length > 0;

  // Other suggestions, another first one.
  useEffect(() => {
    if (suggested) setActive(-1);
  }, [suggested]);

  const choose = (to: string) => {
    setOpen(false);
    navigate(to);
  };
  useComboboxInput(input, {
    listId,
    activeId: isShown && active >= 0 ? `${listId}-${active}` : undefined,
    isShown,
    onType: () => {
      setText(input.value);
      setOpen(true);
    },
    onLeave: () => setOpen(false),
    onKey: (key) => {
      if (key === 'Escape' && isShown) {
        setOpen(false);
        return true;
      }
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        if (!isOpen) setOpen(true);
        if (!isShown) return true;
        const step = key === 'ArrowDown' ? 1 : -1;
        // Before the first and after the last stands the box itself.
        const places = all.length + 1;
        setActive(((active + 1 + step + places) % places) - 1);
        return true;
      }
      const chosen = isShown && key === 'Enter' ? all[active] : undefined;
      if (chosen) choose(chosen.to);
      return chosen !== undefined;
    },
  });

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isShown ? m.search_suggestions_count({ count: all.length }) : ''}</span>
      </VisuallyHidden>
      <SuggestionGroups id={listId} isShown={isShown} groups={groups} active={active} onChoose={choose} />
    </>
  );
}
