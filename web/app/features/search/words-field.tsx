import { cityExamples } from '@thikana/contract/place-name';
import { searchWordsMaxLength } from '@thikana/contract/vocabulary';
import { type ReactNode, Suspense, useState } from 'react';
import { controlLook, Field } from '#web/components/ui/field.tsx';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { m } from '#web/paraglide/messages.js';

// Loaded when the visitor focuses the field.
const WordsSuggestions = lazyPart(() => import('./words-suggestions.tsx'));

interface Props {
  defaultValue: string;
  /** The spelling that was asked for with these words; other words are corrected again. */
  spelling?: string;
  hint?: ReactNode;
  className?: string;
}

/** The field for words. Without scripts it is a plain field; with scripts it suggests areas, places and listings. */
export function WordsField({ defaultValue, spelling, hint, className }: Props) {
  const [input, setInput] = useState<HTMLInputElement>();
  const [isChanged, setChanged] = useState(false);
  return (
    <Field label={m.search_words()} name="q" hint={hint} className={className}>
      {(control) => (
        <div className="relative">
          {spelling && !isChanged && <input type="hidden" name="spelling" value={spelling} />}
          <input
            {...control}
            // ARIA does not allow a search input to be a combobox; a text input may be one.
            type={input ? 'text' : 'search'}
            enterKeyHint="search"
            maxLength={searchWordsMaxLength}
            defaultValue={defaultValue}
            placeholder={cityExamples().search}
            onFocus={(event) => setInput(event.currentTarget)}
            onChange={() => setChanged(true)}
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
