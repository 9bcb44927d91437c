import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signIn } from '../../../test/people.ts';
import { show } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import * as promote from './promote.tsx';

it.each([['/dashboard/promote', promote]])('%s says what will be there', async (path, route) => {
  stubApi();
  signIn();
  await show([{ path, Component: route.default, loader: route.clientLoader }], path);
  expect(screen.getByRole('heading', { level: 1 }).textContent?.length).toBeGreaterThan(5);
  expect(document.querySelectorAll('main p, p').length).toBeGreaterThan(1);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
