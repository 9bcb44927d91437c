import { fireEvent, screen } from '@testing-library/react';
import { currentCity, setCity } from '@thikana/contract/city';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import { VisitDialog } from './visit-dialog.tsx';

const siliguri = currentCity();
beforeEach(() => {
  vi.setSystemTime(new Date('2026-03-01T00:00:00Z'));
});
afterEach(() => setCity(siliguri));

/** Types a first time and sends it; returns what was proposed. */
async function propose(time: string): Promise<string[] | undefined> {
  const onPropose = vi.fn<(times: string[]) => void>();
  await showPart(
    <VisitDialog
      reveals={false}
      open
      onOpenChange={() => {}}
      onPropose={onPropose}
      isBusy={false}
      failure={undefined}
    />,
  );
  const field = document.querySelector('[name=time-0]') as HTMLInputElement;
  fireEvent.change(field, { target: { value: time } });
  fireEvent.submit(field);
  return onPropose.mock.calls[0]?.[0];
}

it.each([
  ['Asia/Kolkata', '2026-03-29T15:30', '2026-03-29T10:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-29T15:30', '2026-03-29T09:45:00.000Z'],
  ['Europe/Lisbon', '2026-03-28T15:30', '2026-03-28T15:30:00.000Z'],
  ['Europe/Lisbon', '2026-03-29T15:30', '2026-03-29T14:30:00.000Z'],
])('a time for a visit is by the clocks in %s', async (timeZone, typed, proposed) => {
  setCity({ ...siliguri, timeZone });
  expect(await propose(typed)).toEqual([proposed]);
});

it('refuses a time that is over in the city', async () => {
  expect(await propose('2026-03-01T05:29')).toBeUndefined();
  expect(screen.getByRole('alert')).toBeTruthy();
});
