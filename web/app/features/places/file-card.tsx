import type { PlaceImport } from '@thikana/contract/place-administration';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';
import { ImportPreview } from './import-preview.tsx';
import type { PlaceKind } from './place-kinds.ts';

/** All places of a kind as a file, and back: a chosen file is previewed before it is applied. */
export function FileCard({ kind, onImported }: { kind: PlaceKind; onImported: () => unknown }) {
  const { busy, failure, attempt } = useAttempt<'export' | 'preview' | 'apply'>(m.places_file_failed());
  const [chosen, setChosen] = useState<{ file: File; preview: PlaceImport }>();
  const input = useRef<HTMLInputElement>(null);

  const download = () =>
    attempt(async () => {
      const { csv } = await kind.exportFile(call);
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }));
      link.download = `${kind.name}.csv`;
      link.click();
      URL.revokeObjectURL(link.href);
    }, 'export');
  const send = (file: File, apply: boolean) => {
    const body = new FormData();
    body.append('apply', String(apply));
    body.append('file', file);
    return kind.importFile(call, body);
  };
  const preview = (file: File) =>
    attempt(async () => {
      setChosen(undefined);
      setChosen({ file, preview: await send(file, false) });
    }, 'preview');
  const apply = (file: File) =>
    attempt(async () => {
      const { message, problems } = await send(file, true);
      if (problems.length > 0) return preview(file);
      toast.success(message);
      setChosen(undefined);
      await onImported();
    }, 'apply');

  return (
    <Card as="section" className="mt-6 grid gap-3" aria-labelledby="file">
      <h2 id="file" className="font-semibold text-xl">
        {m.places_file()}
      </h2>
      <p className="text-ink-soft">{m.places_file_text({ file: `${kind.name}.csv` })}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={busy === 'export'} onClick={download}>
          <Download aria-hidden size={18} />
          {m.places_export()}
        </Button>
        <Button
          variant="secondary"
          busy={busy === 'preview'}
          busyText={m.places_reading()}
          onClick={() => input.current?.click()}
        >
          {m.places_import()}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={m.places_import()}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void preview(file);
          target.value = '';
        }}
      />
      {failure && <FormError>{failure}</FormError>}
      {chosen && (
        <ImportPreview
          preview={chosen.preview}
          isBusy={busy === 'apply'}
          onApply={() => void apply(chosen.file)}
        />
      )}
    </Card>
  );
}
