import { searchWordsMaxLength } from '@thikana/contract/vocabulary';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { controlLook, Field } from '#web/components/ui/field.tsx';
import { m } from '#web/paraglide/messages.js';

// Fetched when somebody is about to type.
const WordsSuggestions = lazy(() => import('./words-suggestions.tsx'));

interface Props {
  defaultValue: string;
  hint?: ReactNode;
  className?: string;
}

/** The box for words. Without scripts a plain field; with them it suggests areas, places and listings. */
export function WordsField({ defaultValue, hint, className }: Props) {
  const [input, setInput] = useState<HTMLInputElement>();
  return (
    <Field label={m.search_words()} name="q" hint={hint} className={className}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            // A search field cannot become a combobox, a text field can.
            type={input ? 'text' : 'search'}
            enterKeyHint="search"
            maxLength={searchWordsMaxLength}
            defaultValue={defaultValue}
            placeholder={m.search_words_example()}
            onFocus={(event) => setInput(event.currentTarget)}
            className={controlLook}
          />
          {input && (
            <Suspense>
              <WordsSuggestions input={input} />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  );
}
