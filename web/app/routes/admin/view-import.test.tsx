import { fireEvent, screen } from '@testing-library/react';
import { approveBatch, type Batch, type KeptListing, undoBatch, viewBatch } from '@thikana/contract/batches';
import { undoDecisions } from '@thikana/contract/bulk-decisions';
import { afterEach, expect, it } from 'vitest';
import { stubAdministration } from '../../../test/administration.ts';
import { dialog, press } from '../../../test/fields.ts';
import { isDisabled, pass, show, toasts } from '../../../test/show.tsx';
import * as viewImport from './view-import.tsx';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const aBatch: Batch = {
  id: 7,
  file: 'flats.csv',
  runBy: 'asha@desk',
  owner: { _id: idOf(1), name: 'asha rai', email: 'asha@example.com' },
  startedAt: '2026-11-20T10:00:00.000Z',
  endedAt: '2026-11-20T10:01:00.000Z',
  state: 'finished',
  rows: 130,
  imported: 120,
  known: 4,
  refused: 6,
  waiting: 110,
  approved: 8,
  rejected: 2,
};

// Approvals of a test must not be offered for undo in the next one.
afterEach(() => pass(60_000));

async function open(changes: Partial<Batch> = {}, kept: KeptListing[] = []) {
  const api = stubAdministration({});
  api.on(viewBatch, { json: { batch: { ...aBatch, ...changes }, kept, keptTotal: kept.length } });
  const { default: Component, clientLoader: loader } = viewImport;
  await show([{ path: '/admin/imports/:id', Component, loader } as never], '/admin/imports/7');
  return api;
}
type Api = Awaited<ReturnType<typeof open>>;
const sent = (api: Api, action: string) =>
  api.asked.filter(({ path }) => path === `/api/admin/batches/7/${action}`).map(({ body }) => body);

it('approves all that wait, some in each request, and offers to undo it', async () => {
  const api = await open();
  api.on(approveBatch, ({ body }) => ({
    json: (body as { after?: string }).after
      ? { done: [idOf(3)], failed: [{ _id: idOf(4), code: 'listing_changed', message: 'x' }], last: null }
      : { done: [idOf(2)], failed: [], last: idOf(2) },
  }));
  api.on(undoDecisions, { json: { done: [idOf(2), idOf(3)], failed: [] } });
  expect(screen.getByRole('link', { name: 'Review those that wait: 110' }).getAttribute('href')).toBe(
    '/admin/pending-posts?view=list&batch=7',
  );
  await press('Approve all that wait');
  expect(sent(api, 'approve')).toEqual([{}, { after: idOf(2) }]);
  expect(toasts('success')).toEqual(['2 listings approved']);
  expect(screen.getByText('1 listing was left as it is.')).toBeDefined();
  await press(/^Undo$/);
  expect(api.asked.find(({ path }) => path === undoDecisions.path)?.body).toEqual({
    ids: [idOf(2), idOf(3)],
  });
});

it('removes all after a confirmation, until none is left', async () => {
  const api = await open();
  api.on(undoBatch, ({ body }) => ({
    json: { removed: 60, last: (body as { after?: string }).after ? null : idOf(9), kept: 0 },
  }));
  await press('Undo import...');
  expect(dialog().getByText(/^120 listings and their pictures leave the site/)).toBeDefined();
  expect(sent(api, 'undo')).toEqual([]);
  fireEvent.click(dialog().getByRole('button', { name: 'Undo import' }));
  await pass(0);
  expect(sent(api, 'undo')).toEqual([{ rest: false }, { rest: false, after: idOf(9) }]);
  await pass(500);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('names what was edited or answered, and removes the rest only if asked to', async () => {
  const kept = [
    { _id: idOf(2), title: 'Flat with a view', reason: 'edited' as const },
    { _id: idOf(3), title: 'Flat with a tree', reason: 'answered' as const },
  ];
  const api = await open({}, kept);
  api.on(undoBatch, { json: { removed: 118, last: null, kept: 2 } });
  expect(screen.getByText('2 listings were edited or answered since. An undo keeps them:')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Flat with a view' }).closest('li')?.textContent).toContain(
    'Its owner has edited it.',
  );
  await press('Remove the rest...');
  expect(dialog().getByText('2 listings that were edited or answered stay.')).toBeDefined();
  fireEvent.click(dialog().getByRole('button', { name: 'Remove the rest' }));
  await pass(0);
  expect(sent(api, 'undo')).toEqual([{ rest: true }]);
});

it('shows what was answered in the meantime, and stays open', async () => {
  const api = await open();
  api.on(undoBatch, {
    status: 409,
    json: { code: 'batch_touched', message: 'Some listings of this import were edited or answered since.' },
  });
  api.on(viewBatch, {
    json: { batch: aBatch, kept: [{ _id: idOf(2), title: 'Flat', reason: 'answered' }], keptTotal: 1 },
  });
  await press('Undo import...');
  fireEvent.click(dialog().getByRole('button', { name: 'Undo import' }));
  await pass(0);
  expect(dialog().getByRole('alert').textContent).toContain('were edited or answered since');
  expect(dialog().getByRole('button', { name: 'Remove the rest' })).toBeDefined();
});

it('cannot be changed while it runs, and offers nothing when nothing is left', async () => {
  await open({ state: 'running' });
  expect(isDisabled(screen.getByRole('button', { name: 'Approve all that wait' }))).toBe(true);
  expect(isDisabled(screen.getByRole('button', { name: 'Undo import...' }))).toBe(true);
});

it('says that none of its listings is left', async () => {
  await open({ state: 'undone', waiting: 0, approved: 0, rejected: 0 });
  expect(screen.getByText('None of its listings is left.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo import...' })).toBeNull();
});
