import { expect, it } from 'vitest';
import { signIn } from '../../../test/people.ts';
import { show } from '../../../test/show.tsx';
import * as admin from '../admin/index.tsx';
import * as dashboard from './index.tsx';

it.each([
  ['/dashboard', '/dashboard/your-profile', 'user', dashboard],
  ['/admin', '/admin/home', 'admin', admin],
  ['/admin', '/admin/home', 'moderator', admin],
  ['/admin', '/admin/settings', 'editor', admin],
] as const)(
  '%s redirects to %s for the role %s',
  async (path, first, role, { clientLoader, default: Component }) => {
    signIn({ role });
    const { visitor } = await show([{ path, Component, loader: clientLoader }], path);
    expect(visitor.address).toBe(first);
  },
);
