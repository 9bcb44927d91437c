import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { showPart } from '../../../test/show.tsx';
import { themeScript, useTheme } from './theme.ts';

/** Runs the script from the head of the document. */
const openDocument = () => new Function(themeScript)();
const shown = () => document.documentElement.dataset.theme;

function Switch() {
  const { theme, toggle, set } = useTheme();
  return (
    <>
      <p>{theme}</p>
      <button type="button" onClick={toggle}>
        toggle
      </button>
      <button type="button" onClick={() => set('dark')}>
        dark
      </button>
    </>
  );
}

beforeEach(openDocument);

it('is light until chosen otherwise', async () => {
  await showPart(<Switch />);
  expect([shown(), screen.getByRole('paragraph').textContent]).toEqual(['light', 'light']);
});

it('toggles, can be set, and is stored', async () => {
  await showPart(<Switch />);
  await press('toggle');
  expect(shown()).toBe('dark');
  await press('toggle');
  expect(shown()).toBe('light');
  await press('dark');
  await press('dark');
  expect(shown()).toBe('dark');
  document.documentElement.dataset.theme = 'light';
  openDocument();
  expect(shown()).toBe('dark');
});
