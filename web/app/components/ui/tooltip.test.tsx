import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pass, showPart } from '../../../test/show.tsx';
import { Tooltip, TooltipGroup } from './tooltip.tsx';

const point = (name: string) => {
  const icon = screen.getByRole('button', { name });
  fireEvent.pointerEnter(icon, { pointerType: 'mouse' });
  fireEvent.mouseEnter(icon);
  fireEvent.mouseMove(icon);
};
const leave = (name: string) => fireEvent.mouseLeave(screen.getByRole('button', { name }));

it('appears after 700 ms, and the next one at once within 300 ms', async () => {
  await showPart(
    <TooltipGroup>
      <Tooltip text="Where it begins">
        <button type="button">Home</button>
      </Tooltip>
      <Tooltip text="What can be changed">
        <button type="button">Settings</button>
      </Tooltip>
    </TooltipGroup>,
  );
  point('Home');
  await pass(699);
  expect(screen.queryByText('Where it begins')).toBeNull();
  await pass(1);
  expect(screen.getByText('Where it begins')).toBeTruthy();

  leave('Home');
  await pass(299);
  point('Settings');
  await pass(1);
  expect(screen.getByText('What can be changed')).toBeTruthy();

  leave('Settings');
  await pass(1000);
  point('Home');
  await pass(699);
  expect(screen.queryByText('Where it begins')).toBeNull();
});
