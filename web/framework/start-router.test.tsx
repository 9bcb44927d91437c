import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, Outlet, useNavigation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { pass } from '../test/show.tsx';
import { addEarlyEntry } from './early-entry.ts';
import type { FullRouter } from './full-router.ts';
import { startRouter } from './start-router.ts';

const createFull = vi.hoisted(() => vi.fn());
vi.mock('./full-router.ts', async (original) => {
  const module = await original<typeof import('./full-router.ts')>();
  createFull.mockImplementation(module.createFullRouter);
  return { createFullRouter: createFull };
});

function Frame() {
  return (
    <>
      <p>{useNavigation().location?.pathname}</p>
      <Outlet />
    </>
  );
}

const answer = Promise.withResolvers<string>();
const load = vi.fn(() => answer.promise);
const routes = [
  {
    id: 'frame',
    element: <Frame />,
    children: [
      { id: 'home', path: '/', loader: () => 'home', element: <Link to="/list">Open the list</Link> },
      { id: 'list', path: '/list', loader: load, element: <h1>List</h1> },
    ],
  },
];

let router: FullRouter;
let loadLater: () => Promise<unknown>;

async function open(loaderData: Record<string, unknown>, address = '/') {
  history.replaceState(null, '', address);
  await start(loaderData);
  return render(<RouterProvider router={router} />);
}

async function start(loaderData: Record<string, unknown>) {
  router = await startRouter(
    { basename: '/', routes, hydrationData: { loaderData }, instrumentations: [] },
    (load) => {
      loadLater = load;
    },
  );
}

function goBack(): Promise<unknown> {
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  return act(() => moved);
}

beforeEach(() => {
  createFull.mockClear();
});

it('shows a complete document without the full router', async () => {
  await open({ home: 'home' });
  await pass(0);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/list');
  expect(createFull).not.toHaveBeenCalled();
});

it('starts with the full router if data are missing', async () => {
  await open({});
  expect(createFull).toHaveBeenCalled();
});

it('shows at once that a page is loading, then the page', async () => {
  await open({ home: 'home' });
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByText('/list')).toBeDefined();
  expect(createFull).not.toHaveBeenCalled();
  answer.resolve('list');
  expect(await screen.findByRole('heading', { name: 'List' })).toBeDefined();
  expect(screen.queryByText('/list')).toBeNull();
  expect(location.pathname).toBe('/list');
});

it('keeps the page as it is when the full router arrives', async () => {
  await open({ home: 'home' });
  const link = screen.getByRole('link');
  await act(loadLater);
  await act(() => router.revalidate());
  expect(screen.getByRole('link')).toBe(link);
});

it('opens the document of a page if the full router cannot be loaded', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  createFull.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  await open({ home: 'home' });
  fireEvent.click(screen.getByRole('link'));
  await vi.waitFor(() => expect(String(assign.mock.lastCall)).toMatch(/\/list$/));
  assign.mockRestore();
});

it('follows a move in the history that came before the full router', async () => {
  await open({ list: 'list' }, '/list');
  history.replaceState(null, '', '/');
  fireEvent.popState(window);
  expect(await screen.findByRole('link')).toBeDefined();
});

it('returns to the page that is shown by Back from the entry of one that has not come', async () => {
  await open({ home: 'home' });
  const completed = Promise.withResolvers<void>();
  const { createFullRouter } = await vi.importActual<typeof import('./full-router.ts')>('./full-router.ts');
  createFull.mockImplementationOnce((...input: Parameters<typeof createFullRouter>) => {
    completed.resolve();
    return createFullRouter(...input);
  });
  fireEvent.click(screen.getByRole('link'));
  addEarlyEntry('/list');
  expect(location.pathname).toBe('/list');
  await goBack();
  await completed.promise;
  await act(() => pass(0));
  expect(location.pathname).toBe('/');
  expect(screen.getByRole('link')).toBeDefined();
  expect(screen.queryByText('/list')).toBeNull();
});

it('puts a page on the entry that was added for it', async () => {
  await open({ home: 'home' });
  const before = history.length;
  fireEvent.click(screen.getByRole('link'));
  addEarlyEntry('/list');
  answer.resolve('list');
  expect(await screen.findByRole('heading', { name: 'List' })).toBeDefined();
  expect(history.length).toBe(before + 1);
  await goBack();
  expect(await screen.findByRole('link')).toBeDefined();
});

it('gives the entry of each document a key of its own, which a reload keeps', async () => {
  await open({ home: 'home' });
  const { key } = router.state.location;
  await start({ home: 'home' });
  expect(router.state.location.key).toBe(key);
  await open({ home: 'home' });
  expect(router.state.location.key).not.toBe(key);
});
