import type { PlaceImport } from '@thikana/contract/place-administration';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';
import { ImportPreview } from './import-preview.tsx';
import type { PlaceKind } from './place-kinds.ts';

/** All places of a kind as a file, and back: a chosen file is previewed before it is applied. */
export function FileCard({ kind, onImported }: { kind: PlaceKind; onImported: () => unknown }) {
  const { busy, failure, attempt } = useAttempt<'export' | 'shapes' | 'preview' | 'apply'>(
    m.places_file_failed(),
  );
  const [chosen, setChosen] = useState<{ files: readonly File[]; preview: PlaceImport }>();
  const input = useRef<HTMLInputElement>(null);

  const download = (what: 'export' | 'shapes') =>
    attempt(async () => {
      const { csv, shapes } = await kind.exportFile(call);
      if (what === 'export') saveFile(csv, { name: `${kind.name}.csv`, type: 'text/csv' });
      else saveFile(shapes, { name: 'map.geojson', type: 'application/geo+json' });
    }, what);
  const send = (files: readonly File[], apply: boolean) => {
    const body = new FormData();
    body.append('apply', String(apply));
    for (const file of files) body.append('file', file);
    return kind.importFile(call, body);
  };
  const preview = (files: readonly File[]) =>
    attempt(async () => {
      setChosen(undefined);
      setChosen({ files, preview: await send(files, false) });
    }, 'preview');
  const apply = (files: readonly File[]) =>
    attempt(async () => {
      const { message, problems } = await send(files, true);
      if (problems.length > 0) return preview(files);
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
        <Button variant="secondary" busy={busy === 'export'} onClick={() => download('export')}>
          <Download size={18} />
          {m.places_export()}
        </Button>
        <Button variant="secondary" busy={busy === 'shapes'} onClick={() => download('shapes')}>
          <Download size={18} />
          {m.places_export_shapes()}
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
        multiple
        accept=".csv,.geojson,.json,text/csv,application/geo+json"
        aria-label={m.places_import()}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files.length > 0) void preview(files);
          target.value = '';
        }}
      />
      {failure && <FormError>{failure}</FormError>}
      {chosen && (
        <ImportPreview
          preview={chosen.preview}
          isBusy={busy === 'apply'}
          onApply={() => void apply(chosen.files)}
        />
      )}
    </Card>
  );
}
