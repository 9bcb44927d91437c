import { type ManagedListing, viewOwnListing } from '@thikana/contract/own-listings';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';
import type { Preview } from './preview.ts';

interface Props {
  id: string;
  Preview: Preview;
  onKeep: (newer: ManagedListing) => void;
  onOverwrite: (newer: ManagedListing) => void;
}

/** Shows a version that was saved from elsewhere in the meantime, and asks which one to keep. */
export function NewerVersion({ id, Preview, onKeep, onOverwrite }: Props) {
  const [newer, setNewer] = useState<ManagedListing>();
  const { isBusy, failure, attempt } = useAttempt(m.edit_fetch_failed());

  const load = () => attempt(async () => setNewer((await call(viewOwnListing, { params: { id } })).post));
  const choose = (act: (chosen: ManagedListing) => void) => () => {
    setNewer(undefined);
    if (newer) act(newer);
  };

  return (
    <div className="grid justify-items-start gap-2">
      <p>{m.edit_outdated_hint()}</p>
      {failure && <p role="alert">{failure}</p>}
      <Button size="sm" variant="secondary" busy={isBusy} onClick={load}>
        {m.edit_newer_show()}
      </Button>
      {newer && (
        <Dialog
          open
          onOpenChange={() => setNewer(undefined)}
          title={m.edit_newer_title()}
          size="lg"
          isRead
          footer={
            <>
              <Button variant="secondary" onClick={choose(onKeep)}>
                {m.edit_newer_keep()}
              </Button>
              <Button onClick={choose(onOverwrite)}>{m.edit_newer_overwrite()}</Button>
            </>
          }
        >
          <Preview listing={newer} />
        </Dialog>
      )}
    </div>
  );
}
