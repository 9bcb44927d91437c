import { expect, it } from 'vitest';
import { isAllowed, isStaff } from './roles.ts';
import { type Role, roles } from './vocabulary.ts';

it.each<[Role, Role[]]>([
  ['user', ['user']],
  ['moderator', ['moderator']],
  ['editor', ['editor']],
  ['admin', ['moderator', 'editor', 'admin']],
])('the role %s may do what needs %s', (role, allowed) => {
  expect(roles.filter((needed) => isAllowed(role, needed))).toEqual(allowed);
});

it('counts everyone but users as staff', () => {
  expect(roles.filter(isStaff)).toEqual(['moderator', 'editor', 'admin']);
});
