import { expect, it } from 'vitest';
import { earlyMessages } from './early-messages.ts';

const source = `// টি
const label = m.hello();
const column = { header: m.name({ count: 1 }), cell: () => m.late() };
export const later = () => ({ header: m.late() });
export class Late {
  text() {
    return m.late();
  }
}
export function Title() {
  return <h1>{m.late()}</h1>;
}
describe({ name: m.late });
`;

it('finds the messages that are called while a module loads, and no later ones', () => {
  expect(earlyMessages(source, { tsx: true })).toEqual([2, 3]);
});
