import { langOf } from '@thikana/contract/language-of-text';
import { useId } from 'react';
import { m } from '#web/paraglide/messages.js';

interface Props {
  label: string;
  title: string | undefined;
  description: string | undefined;
}

/** Title and description in one language, for comparison with others. */
export function ShownTexts({ label, title = '', description = '' }: Props) {
  const id = useId();
  const text = title + description;
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-control border border-line p-4">
      <h3 id={id} className="mb-2 text-ink-soft text-sm">
        {label}
      </h3>
      {text === '' ? (
        <p className="text-ink-soft">{m.admin_texts_empty()}</p>
      ) : (
        <div lang={langOf(text)} className="wrap-anywhere">
          <p className="font-semibold">{title}</p>
          <p className="whitespace-pre-line">{description}</p>
        </div>
      )}
    </section>
  );
}
