import { fireEvent, screen, within } from '@testing-library/react';
import { pass } from './show.tsx';

/** Fills in controls by their labels. */
export function fillIn(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export async function press(
  name: string | RegExp,
  role: 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'option' = 'button',
) {
  fireEvent.click(screen.getByRole(role, { name }));
  await pass(0);
}

/** The description of a control: its error and its hint. */
export function describedBy(label: string): string[] {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '');
}

/** The text of the open dialog. */
export function dialog() {
  return within(screen.getByRole('dialog'));
}
