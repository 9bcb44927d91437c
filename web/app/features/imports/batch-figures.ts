import type { Batch } from '@thikana/contract/batches';
import { m } from '#web/paraglide/messages.js';

export const rowFigures = ({ rows, imported, known, refused }: Batch) =>
  [
    [m.imports_read(), rows],
    [m.imports_imported(), imported],
    [m.imports_known(), known],
    [m.imports_refused(), refused],
  ] as const;

export const listingFigures = ({ waiting, approved, rejected }: Batch) =>
  [
    [m.admin_status_pending(), waiting],
    [m.admin_status_approved(), approved],
    [m.admin_status_rejected(), rejected],
  ] as const;
