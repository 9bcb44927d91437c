import { expect, it } from 'vitest';
import { show } from '../../../test/show.tsx';
import * as admin from '../admin/index.tsx';
import * as dashboard from './index.tsx';

it.each([
  ['/dashboard', '/dashboard/your-profile', dashboard],
  ['/admin', '/admin/home', admin],
])('%s redirects to %s', async (path, first, { clientLoader, default: Component }) => {
  const { visitor } = await show([{ path, Component, loader: clientLoader }], path);
  expect(visitor.address).toBe(first);
});
