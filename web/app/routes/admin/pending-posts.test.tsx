import { fireEvent, screen, within } from '@testing-library/react';
import { decidePosts, undoDecisions } from '@thikana/contract/bulk-decisions';
import {
  approvePost,
  type ListedPost,
  pagePosts,
  selectPosts,
  viewQueueFilters,
} from '@thikana/contract/moderation';
import { afterEach, expect, it } from 'vitest';
import { aPost, stubAdministration } from '../../../test/administration.ts';
import { dialog, press } from '../../../test/fields.ts';
import { isDisabled, pass, showScreen } from '../../../test/show.tsx';
import * as pending from './pending-posts.tsx';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const aListed = (number: number, changes: Partial<ListedPost> = {}): ListedPost => ({
  ...aPost('flat rent', { _id: idOf(number), title: `Flat number ${number}` }),
  signals: [],
  ...changes,
});
const posts = [aListed(1, { signals: ['price'] }), aListed(2), aListed(3)];
const minute = 60_000;

// Decisions of a test must not be offered for undo in the next one.
afterEach(() => pass(minute));

function stub({ total = posts.length }: { total?: number } = {}) {
  const api = stubAdministration({ posts });
  const paged = { success: true, message: '', page: 1, totalPages: Math.ceil(total / 8) };
  api.on(pagePosts, { json: { ...paged, data: posts, total } });
  api.on(viewQueueFilters, {
    json: {
      signals: [{ kind: 'price', count: 1 }],
      owners: [{ _id: idOf(7), name: 'asha rai', email: 'asha@example.com', count: 3 }],
      batches: [{ id: 4, file: 'flats.csv', count: 2 }],
    },
  });
  api.on(decidePosts, ({ body }) => ({ json: { done: idsIn(body), failed: [] } }));
  api.on(undoDecisions, ({ body }) => ({ json: { done: (body as { ids: string[] }).ids, failed: [] } }));
  return api;
}
const idsIn = (body: unknown) => {
  const { posts = [], ids } = body as { posts?: { _id: string }[]; ids?: string[] };
  return ids ?? posts.map(({ _id }) => _id);
};
const openList = (search = '') =>
  showScreen('/admin/pending-posts', pending, `/admin/pending-posts?view=list${search}`);
const tick = (title: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${title}` }));
const sent = (api: ReturnType<typeof stub>, path: string) =>
  api.asked.filter((asked) => asked.path === path).map(({ body }) => body);
const pressInDialog = async (name: string) => {
  fireEvent.click(dialog().getByRole('button', { name }));
  await pass(0);
};
const key = async (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await pass(1);
  await pass(1);
};

it('approves the selected posts in the versions that were loaded, and offers to undo it', async () => {
  const api = stub();
  await openList();
  expect(isDisabled(screen.getByRole('button', { name: /^Approve/ }))).toBe(true);
  tick('Flat number 1');
  tick('Flat number 3');
  expect(screen.getByText('Selected: 2')).toBeDefined();
  await press(/^Approve/);
  expect(sent(api, decidePosts.path)).toEqual([
    {
      decision: 'approve',
      posts: [posts[0], posts[2]].map((post) => ({ _id: post?._id, unmodifiedSince: post?.updatedAt })),
    },
  ]);
  expect(screen.getByText('Posts approved: 2').closest('[tabindex]')).toBe(document.activeElement);
  expect(screen.getByText('Selected: 0')).toBeDefined();

  await press(/^Undo/);
  expect(sent(api, undoDecisions.path)).toEqual([{ ids: [idOf(1), idOf(3)] }]);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('rejects with a reason only', async () => {
  const api = stub();
  await openList();
  await press('Select page');
  await press(/^Reject/);
  await pressInDialog('Reject');
  expect(dialog().getByText('A reason is required.')).toBeDefined();
  fireEvent.change(dialog().getByRole('textbox'), { target: { value: 'Blurred pictures' } });
  await pressInDialog('Reject');
  expect(sent(api, decidePosts.path)).toEqual([
    { decision: 'reject', ids: posts.map(({ _id }) => _id), reason: 'Blurred pictures' },
  ]);
});

it.each([
  [posts, 'Reject these 3 posts?'],
  [posts.slice(0, 1), 'Reject this post?'],
])('asks about the number of selected posts: %#', async (selected, question) => {
  stub();
  await openList();
  for (const { title } of selected) tick(title);
  await press(/^Reject/);
  expect(dialog().getByRole('heading').textContent).toBe(question);
});

it('selects everything that the filters find, and sends 50 at a time', async () => {
  const api = stub({ total: 1_203 });
  const all = Array.from({ length: 120 }, (_, index) => ({ _id: idOf(index + 1), updatedAt: 'then' }));
  api.on(selectPosts, { json: { posts: all, total: 1_203 } });
  await openList(`&signal=price&owner=${idOf(7)}&batch=4`);
  await press('Select all 1,203');
  const filter = { status: 'pending', signal: 'price', owner: idOf(7), batch: '4' };
  expect(api.asked.find(({ path }) => path === selectPosts.path)?.query).toEqual(filter);
  expect(screen.getByText(/1,083 more match/)).toBeDefined();
  await press(/^Approve/);
  expect(sent(api, decidePosts.path).map((body) => idsIn(body).length)).toEqual([50, 50, 20]);
  await press(/^Undo/);
  expect(sent(api, undoDecisions.path).map((body) => idsIn(body).length)).toEqual([50, 50, 20]);
});

it('names the posts that were left as they are, and the others can be undone', async () => {
  const api = stub();
  const message = 'Changed since you opened it.';
  api.on(decidePosts, {
    json: { done: [idOf(1)], failed: [{ _id: idOf(2), code: 'listing_changed', message }] },
  });
  await openList();
  tick('Flat number 1');
  tick('Flat number 2');
  await press(/^Approve/);
  const [alert] = screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '');
  expect(alert?.textContent).toBe(`Posts approved: 11 post was left as it is:Flat number 2${message}`);
  expect(
    within(alert as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/admin/posts/view-post/${idOf(2)}`);
  expect(screen.getByText(/^Approved: Flat number 1\./)).toBeDefined();
});

it('keeps the rest selected when the connection is lost', async () => {
  const api = stub();
  api.on(decidePosts, 'no connection');
  await openList();
  await press('Select page');
  await press(/^Approve/);
  expect(screen.getByText(/^The rest was not sent and is still selected\./)).toBeDefined();
  expect(screen.getByText('Selected: 3')).toBeDefined();
});

it('is operated by keys, also from a checkbox', async () => {
  const api = stub();
  await openList();
  await key('a');
  expect(sent(api, decidePosts.path)).toEqual([]);
  tick('Flat number 2');
  screen.getByRole('checkbox', { name: 'Select Flat number 2' }).focus();
  await key('a');
  expect(sent(api, decidePosts.path)).toHaveLength(1);
  await key('u');
  expect(sent(api, undoDecisions.path)).toEqual([{ ids: [idOf(2)] }]);
});

it('offers the undo of a single decision for a minute, the last one first', async () => {
  const api = stub();
  let waiting = posts;
  api.on(pagePosts, () => ({
    json: { success: true, message: '', page: 1, totalPages: 1, data: waiting, total: waiting.length },
  }));
  api.on(approvePost, ({ query }) => {
    waiting = waiting.filter(({ _id }) => _id !== query.id);
    return { json: { success: true, message: '', result: posts.find(({ _id }) => _id === query.id) } };
  });
  await showScreen('/admin/pending-posts', pending);
  await key('a');
  await pass(30_000);
  expect(screen.getByText(/^Approved: Flat number 1\. The owner gets an email in a minute\./)).toBeDefined();
  await key('a');
  await key('u');
  await key('u');
  expect(sent(api, undoDecisions.path)).toEqual([{ ids: [idOf(2)] }, { ids: [idOf(1)] }]);
  await key('a');
  await pass(minute - 10);
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeDefined();
  await pass(10);
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

it('offers the undo also after the last listing of a filter', async () => {
  const api = stub();
  let waiting = [aListed(1)];
  api.on(pagePosts, () => ({
    json: { success: true, message: '', page: 1, totalPages: 1, data: waiting, total: waiting.length },
  }));
  api.on(approvePost, () => {
    waiting = [];
    return { json: { success: true, message: '', result: aListed(1) } };
  });
  await showScreen('/admin/pending-posts', pending, `/admin/pending-posts?owner=${idOf(7)}`);
  await key('a');
  expect(screen.getByText('No posts match')).toBeDefined();
  await key('u');
  expect(sent(api, undoDecisions.path)).toEqual([{ ids: [idOf(1)] }]);
});

it('shows the details that visitors read beside the decision', async () => {
  const api = stub();
  const data = [aListed(1, { alternateLocation: 'Call 98320 22222' })];
  api.on(pagePosts, { json: { success: true, message: '', page: 1, totalPages: 1, data, total: 1 } });
  await showScreen('/admin/pending-posts', pending);
  const details = within(screen.getByRole('region', { name: 'Details' }));
  expect(details.getByText('Call 98320 22222')).toBeTruthy();
});

it('says why a decision was not undone', async () => {
  const api = stub();
  const message = 'The minute to undo this is over.';
  api.on(undoDecisions, {
    json: { done: [], failed: [{ _id: idOf(1), code: 'undo_too_late', message }] },
  });
  await openList();
  tick('Flat number 1');
  await press(/^Approve/);
  await press(/^Undo/);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    `Not undone: 1${message}`,
  );
});

it('offers the filters that listings in the queue have, and the chosen ones', async () => {
  stub();
  await openList('&batch=9');
  const options = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options('Fraud checks')).toEqual(['All', 'With signals', 'Unusual price: 1']);
  expect(options('Created By')).toEqual(['All', 'Asha Rai, asha@example.com: 3']);
  expect(options('Import')).toEqual(['All', '4, flats.csv: 2', '9: 0']);
  const only = screen.getAllByRole('link', { name: 'Only this owner' })[0]?.getAttribute('href');
  expect(only).toContain(`owner=${posts[0]?.user?._id}`);
});

it('counts a listing that was skipped as one that is left', async () => {
  stub();
  const { visitor } = await showScreen('/admin/pending-posts', pending);
  expect(screen.getByText('Left to review: 3')).toBeTruthy();
  await press(/^Next/);
  expect(visitor.address).toBe('/admin/pending-posts?passed=1');
  expect(screen.getByText('Flat number 2')).toBeTruthy();
  expect(screen.getByText('Left to review: 3')).toBeTruthy();
});

it('keeps the reason of a dialog that was closed, for the same listing only', async () => {
  stub();
  await showScreen('/admin/pending-posts', pending);
  const reason = () => screen.getByLabelText<HTMLTextAreaElement>('Reason');
  await key('r');
  fireEvent.change(reason(), { target: { value: 'Blurred pictures' } });
  await key('Escape');
  await pass(500);
  expect(screen.queryByRole('dialog')).toBeNull();
  await key('r');
  expect(reason().value).toBe('Blurred pictures');
  await pressInDialog('Cancel');
  await pass(500);
  await press(/^Next/);
  await key('r');
  expect(reason().value).toBe('');
});
