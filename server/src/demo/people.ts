import { z } from 'zod';
import people from './data/people.json' with { type: 'json' };

/** Somebody who offers homes in the demo catalogue. Nobody real: the domains and numbers lead nowhere. */
export interface DemoOwner {
  name: string;
  email: string;
  phone: string;
  livesIn: 'plains' | 'hills';
}

const names = z.array(z.string());
const { plains, hills } = z.object({ plains: names, hills: names }).parse(people);

const domains = ['example.com', 'example.org', 'example.net'];

export const demoOwners: readonly DemoOwner[] = [
  ...plains.map((name) => ({ name, livesIn: 'plains' as const })),
  ...hills.map((name) => ({ name, livesIn: 'hills' as const })),
].map(({ name, livesIn }, index) => ({
  name,
  livesIn,
  email: `${emailName(name)}@${domains[index % domains.length]}`,
  // No number in India begins with zeros.
  phone: `+91000000${String(1101 + index * 7)}`,
}));

function emailName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.');
}
