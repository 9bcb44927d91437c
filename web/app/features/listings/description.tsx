import { langOf } from '@thikana/contract/language-of-text';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';
import { previewOf } from './description-preview.ts';

/** The first 50 words, with a button that shows the rest. */
export function Description({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const preview = previewOf(text);
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="font-semibold text-xl">
        {m.detail_about()}
      </h2>
      <p lang={langOf(text)} className="mt-2 max-w-prose whitespace-pre-line">
        {isWhole ? text : preview}
      </p>
      {preview !== text && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} className="-ml-4">
          {isWhole ? m.detail_show_less() : m.detail_read_more()}
        </Button>
      )}
    </section>
  );
}
