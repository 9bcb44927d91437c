import { type LegalText, previewLegalText, type RenderedText, viewPackText } from '@thikana/contract/legal';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { RenderedTextBlock } from '#web/components/texts/rendered-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextAreaField } from '#web/components/ui/inputs.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { builtInLegalTexts, builtInMarkdown } from '#web/lib/documents/built-in-legal-texts.ts';
import { m } from '#web/paraglide/messages.js';
import type { SettingsValues } from './settings-values.ts';
import { useSetting } from './use-setting.ts';

/** A text in Markdown, with a preview. An empty one can be started from the text that the site shows now. */
export function LegalTextField({ kind, label }: { kind: LegalText; label: string }) {
  const setting = useSetting();
  const { setValue, control } = useFormContext<SettingsValues>();
  const markdown = useWatch({ control, name: `legal.${kind}` });
  const [preview, setPreview] = useState<RenderedText & { of: string }>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const ask = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    await work().catch((error) => setFailure(errorText(error, m.admin_settings_legal_failed())));
    setBusy(false);
  };
  const start = () =>
    ask(async () => {
      const pack = await call(viewPackText, { params: { text: kind } });
      setValue(`legal.${kind}`, pack.markdown || builtInMarkdown(kind), { shouldDirty: true });
    });
  const show = () =>
    ask(async () => setPreview({ of: markdown, ...(await call(previewLegalText, { body: { markdown } })) }));

  return (
    <div className="grid gap-3">
      <TextAreaField
        label={label}
        hint={m.admin_settings_legal_hint()}
        rows={10}
        {...setting(`legal.${kind}`)}
      />
      <div className="flex flex-wrap gap-2">
        {markdown ? (
          <Button
            variant="secondary"
            busy={isBusy}
            onClick={show}
            aria-label={m.admin_settings_legal_preview_of({ text: label })}
          >
            {m.admin_settings_legal_preview()}
          </Button>
        ) : (
          <Button
            variant="secondary"
            busy={isBusy}
            onClick={start}
            aria-label={m.admin_settings_legal_start_of({ text: label })}
          >
            {m.admin_settings_legal_start()}
          </Button>
        )}
      </div>
      <FormError>{failure}</FormError>
      {preview && preview.of === markdown && (
        <section
          aria-label={m.admin_settings_legal_preview_of({ text: label })}
          className="grid gap-3 rounded-card border border-line bg-paper p-4"
        >
          <p className="font-semibold text-2xl">{preview.title ?? builtInLegalTexts[kind].title()}</p>
          <RenderedTextBlock parts={preview.parts} />
        </section>
      )}
    </div>
  );
}
