import { listText } from '@thikana/contract/list-text';
import type { PlaceImport } from '@thikana/contract/place-administration';
import { Button } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';

interface Props {
  preview: PlaceImport;
  isBusy: boolean;
  onApply: () => void;
}

const mostShown = 50;

/** What an import would do, or why it is impossible. */
export function ImportPreview({ preview: { added, changed, unchanged, problems }, isBusy, onApply }: Props) {
  const count = added.length + changed.length;
  if (problems.length > 0)
    return (
      <div role="alert" className="rounded-control border border-bad bg-bad-soft p-3">
        <p className="font-semibold">{m.places_import_problems({ count: problems.length })}</p>
        <ul className="mt-2 list-disc pl-5">
          {problems.slice(0, mostShown).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className="grid gap-3 rounded-control border border-line p-3">
      <p role="status">
        {m.places_import_summary({ added: added.length, changed: changed.length, unchanged })}
      </p>
      <Names title={m.places_import_added()} names={added} />
      <Names title={m.places_import_changed()} names={changed} />
      {count > 0 && (
        <Button
          className="justify-self-start"
          busy={isBusy}
          busyText={m.places_importing()}
          onClick={onApply}
        >
          {m.places_import_apply({ count })}
        </Button>
      )}
    </div>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  const more = names.length - mostShown;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <p className="wrap-anywhere text-sm">{listText(names.slice(0, mostShown))}</p>
      {more > 0 && <p className="text-ink-soft text-sm">{m.places_import_more({ count: more })}</p>}
    </section>
  );
}
