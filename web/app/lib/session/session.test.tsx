import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { asha, tokenUntil } from '../../../test/people.ts';

const hour = 3_600_000;
const soon = () => tokenUntil(new Date(Date.now() + hour));

/** Imports the module as a newly opened tab does. */
async function openTab(stored: { token?: string; user?: string }) {
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  vi.resetModules();
  return import('./session.ts');
}

it('starts with the stored session', async () => {
  const token = soon();
  const { getSession, loseExpiredSession, onSessionLost } = await openTab({
    token,
    user: JSON.stringify(asha),
  });
  expect(getSession()).toEqual({ token, user: asha });
  const tell = vi.fn();
  onSessionLost(tell);
  loseExpiredSession();
  expect(tell).not.toHaveBeenCalled();
});

it('is stored in session storage under token and user', async () => {
  const { setSession, clearSession } = await openTab({});
  const token = soon();
  setSession({ token, user: asha });
  expect(sessionStorage.getItem('token')).toBe(token);
  expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual(asha);
  clearSession();
  expect([sessionStorage.getItem('token'), sessionStorage.getItem('user')]).toEqual([null, null]);
});

describe('a session stored on the device', () => {
  const keep = (token = soon()) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(asha));
    return token;
  };

  it('exists in a new tab, and stays in local storage when its user changes', async () => {
    const token = keep();
    const { getSession, updateUser } = await openTab({});
    expect(getSession()).toEqual({ token, user: asha });
    updateUser({ ...asha, name: 'Asha Thapa' });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toHaveProperty('name', 'Asha Thapa');
    expect(sessionStorage.getItem('user')).toBeNull();
  });

  it('ends in every tab at logout', async () => {
    keep();
    const { useSession, getSession } = await openTab({});
    const { result } = renderHook(() => useSession()?.user.name);
    expect(result.current).toBe(asha.name);
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(result.current).toBeUndefined();
    expect(getSession()).toBeUndefined();
  });

  it('is removed at logout and on expiry', async () => {
    keep(tokenUntil(new Date()));
    const { loseExpiredSession, clearSession } = await openTab({});
    loseExpiredSession();
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
    keep();
    clearSession();
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
  });
});

describe('a replaced token', () => {
  const keep = (token: string) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(asha));
  };
  const later = () => tokenUntil(new Date(Date.now() + 2 * hour));

  it('is stored, and other tabs use it at once', async () => {
    const token = soon();
    keep(token);
    const { currentToken, renewToken } = await openTab({});
    const otherTab = await openTab({});
    expect(otherTab.getSession()?.token).toBe(token);
    const next = later();
    renewToken(next, token);
    expect([currentToken(), otherTab.currentToken()]).toEqual([next, next]);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(asha);
  });

  it('is dropped if the user has logged out, or another tab stored one since', async () => {
    const token = soon();
    keep(token);
    const { clearSession, renewToken, getSession } = await openTab({});
    const newest = tokenUntil(new Date(Date.now() + 3 * hour));
    getSession();
    localStorage.setItem('token', newest);
    renewToken(later(), token);
    expect(localStorage.getItem('token')).toBe(newest);
    clearSession();
    renewToken(later(), newest);
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('a stored session', () => {
  it.each([
    ['whose token has just expired', () => tokenUntil(new Date())],
    ['whose token carries no expiry', () => `e30.${btoa('{}')}.signature`],
    ['whose token cannot be decoded', () => 'not a token'],
  ])('%s is dropped and reported', async (_, token) => {
    const { getSession, loseExpiredSession, onSessionLost } = await openTab({
      token: token(),
      user: JSON.stringify(asha),
    });
    expect(getSession()).toBeUndefined();
    const tell = vi.fn();
    onSessionLost(tell);
    loseExpiredSession();
    expect(tell).toHaveBeenCalledOnce();
    expect([sessionStorage.getItem('token'), sessionStorage.getItem('user')]).toEqual([null, null]);
  });

  it.each([
    ['without a user', {}],
    ['with a user that cannot be read', { user: '{' }],
  ])('%s is ignored', async (_, user) => {
    const { getSession } = await openTab({ token: soon(), ...user });
    expect(getSession()).toBeUndefined();
  });
});
