import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ComboboxList } from '#web/components/ui/combobox-list.tsx';
import { useCombobox } from '#web/components/ui/use-combobox.ts';
import { useSaved } from '#web/lib/device/saved-list.ts';
import { recentSearches } from '#web/lib/device/saved-searches.ts';
import { m } from '#web/paraglide/messages.js';
import { destinationsOf, recentDestinations } from './suggestion-destinations.ts';
import { useComboboxInput } from './use-combobox-input.ts';
import { useSuggestions } from './use-suggestions.ts';

/** The suggestions below the field for words. */
export default function WordsSuggestions({ input }: { input: HTMLInputElement }) {
  const [text, setText] = useState(input.value);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const recent = useSaved(recentSearches);
  const suggested = destinationsOf(useSuggestions(text, isOpen), input.form);
  const groups = text.trim() === '' ? recentDestinations(recent) : suggested;
  const all = groups.flatMap(({ options }) => options);
  const box = useCombobox({
    ...{ isOpen, setOpen },
    count: all.length,
    isReady: all.length > 0,
    onChoose(index) {
      const { to } = all[index] ?? {};
      if (to === '') recentSearches.set([]);
      else if (to) navigate(to);
    },
  });
  useComboboxInput(input, {
    attributes: box.input,
    onType() {
      setText(input.value);
      box.onType();
    },
    onFocus: () => input.value.trim() === '' && setOpen(true),
    onLeave: box.onLeave,
    onKey: box.onKey,
  });
  return (
    <ComboboxList
      {...box.list}
      label={m.search_suggestions()}
      groups={groups}
      status={m.search_suggestions_count({ count: all.length })}
    />
  );
}
