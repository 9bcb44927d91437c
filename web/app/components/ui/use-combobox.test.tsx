import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ComboboxList } from './combobox-list.tsx';
import { useCombobox } from './use-combobox.ts';

const options = [{ label: 'Matigara' }, { label: 'Mallaguri' }];

function Box({ mustChoose = false }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const onChoose = (index: number) => setChosen(options[index]?.label ?? '');
  const box = useCombobox({ isOpen, setOpen, count: 2, isReady: true, mustChoose, onChoose });
  return (
    <>
      <input
        {...box.input}
        onChange={box.onType}
        onBlur={box.onLeave}
        onKeyDown={(event) => box.onKey(event.key) && event.preventDefault()}
      />
      <ComboboxList {...box.list} label="Places" groups={[{ name: 'Areas', options }]} status="2 places" />
      <output>{chosen}</output>
    </>
  );
}

/** Presses keys in order; returns whether the list handled the last one. */
function press(...keys: string[]): boolean {
  return keys.map((key) => !fireEvent.keyDown(screen.getByRole('combobox'), { key })).at(-1) ?? false;
}
const marked = () => screen.queryByRole('option', { selected: true })?.textContent;

it('moves the active option through the suggestions and back to the field', () => {
  render(<Box />);
  press('ArrowDown');
  expect(screen.getByRole('listbox')).toBeTruthy();
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp'].map((key) => press(key) && marked());
  expect(seen).toEqual(['Matigara', 'Mallaguri', undefined, 'Mallaguri']);
});

it('chooses the active option and clears it when closed', () => {
  render(<Box />);
  press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  press('ArrowDown');
  expect(marked()).toBeUndefined();
  press('ArrowDown', 'Enter');
  expect(document.querySelector('output')?.textContent).toBe('Matigara');
});

it.each([
  [false, false],
  [true, true],
])('with mustChoose %s, Enter without an active option is handled: %s', (mustChoose, isTaken) => {
  render(<Box mustChoose={mustChoose} />);
  expect(press('ArrowDown', 'Enter')).toBe(isTaken);
});
