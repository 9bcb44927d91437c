import { z } from 'zod';
import people from './data/people.json' with { type: 'json' };

/** An owner in the demo catalogue. They are fictitious: the domains and numbers do not exist. */
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
  // No Indian number begins with zeros.
  phone: `+91000000${String(1101 + index * 7)}`,
}));

function emailName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.');
}
