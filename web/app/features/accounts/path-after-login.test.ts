import { describe, expect, it } from 'vitest';
import { pathAfterLogin } from './path-after-login.ts';

describe('the destination after a login', () => {
  it('is the home of their role', () => {
    expect(pathAfterLogin('user', null)).toBe('/');
    for (const role of ['moderator', 'editor', 'admin'] as const)
      expect(pathAfterLogin(role, null)).toBe('/admin');
  });

  it('is the page the user wanted', () => {
    expect(pathAfterLogin('user', '/dashboard/new-post?x=1')).toBe('/dashboard/new-post?x=1');
    expect(pathAfterLogin('admin', '/admin/posts')).toBe('/admin/posts');
    expect(pathAfterLogin('user', '/administration')).toBe('/administration');
  });

  it('is never a screen of another role', () => {
    expect(pathAfterLogin('user', '/admin/posts')).toBe('/');
    expect(pathAfterLogin('admin', '/dashboard')).toBe('/admin');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '',
    'dashboard',
    '/login',
  ])('ignores %j, which is not a page to return to', (from) => {
    expect(pathAfterLogin('user', from)).toBe('/');
  });
});
