import { expect, it } from 'vitest';
import { isSidebarOpen, sidebarCookie } from './sidebar-cookie.ts';

it('is expanded until collapsed', () => {
  expect(isSidebarOpen('')).toBe(true);
  expect(isSidebarOpen('a=1; sidebar_state=true')).toBe(true);
  expect(isSidebarOpen('a=1; sidebar_state=false; b=2')).toBe(false);
});

it('ignores other cookies', () => {
  expect(isSidebarOpen('old_sidebar_state=false; sidebar_state=falsely')).toBe(true);
});

it('is stored for seven days', () => {
  expect(sidebarCookie(false)).toBe('sidebar_state=false; Path=/admin; Max-Age=604800; SameSite=Lax');
});
