import type { User } from '@thikana/contract/accounts';
import { ownAnswersCache } from '@thikana/contract/service-worker-messages';
import { useSyncExternalStore } from 'react';

/** The session: `token` and `user` in session storage, or in local storage if the user chose to stay logged in. */
export interface Session {
  token: string;
  user: User;
}

const listeners = new Set<() => void>();
/** `elsewhere`: the user logged out in another tab. */
export type SessionLoss = 'expired' | 'elsewhere';
const lossListeners = new Set<(how: SessionLoss) => void>();
let isLossUntold = false;
let current: Session | undefined;
let isRead = false;

/** The session of this tab; undefined on the server. */
export function getSession(): Session | undefined {
  if (typeof window === 'undefined') return undefined;
  if (!isRead) {
    current = readStored();
    isRead = true;
  }
  return current;
}

/** Stores the session in the storage of the current one, unless another is given. */
export function setSession(session: Session, store = storeInUse()): void {
  store.setItem('token', session.token);
  store.setItem('user', JSON.stringify(session.user));
  change(session);
}

/** The token for the next call. Another tab may have replaced the one that this tab read. */
export function currentToken(): string | null {
  return getSession() ? storeInUse().getItem('token') : null;
}

/** Stores the next token of a kept session, unless the session has changed since the call. */
export function renewToken(next: string, sent: string): void {
  const session = getSession();
  if (session && currentToken() === sent) setSession({ ...session, token: next });
}

export function updateUser(user: User): void {
  const session = getSession();
  if (session) setSession({ ...session, user });
}

export function clearSession(): void {
  for (const store of [sessionStorage, localStorage]) {
    store.removeItem('token');
    store.removeItem('user');
  }
  // Missing outside secure contexts.
  void globalThis.caches?.delete(ownAnswersCache);
  change(undefined);
}

/** Ends an invalid session. The user did not log out and has to be notified. */
export function loseSession(): void {
  clearSession();
  isLossUntold = true;
  tellLoss();
}

/** Calls the listener when a session is lost, and at once if a loss has not been shown yet. */
export function onSessionLost(listener: (how: SessionLoss) => void): () => void {
  lossListeners.add(listener);
  tellLoss();
  return () => lossListeners.delete(listener);
}

/** Ends a stored session that has expired. */
export function loseExpiredSession(now = Date.now()): void {
  const token = storeInUse().getItem('token');
  if (token !== null && isExpired(token, now)) loseSession();
}

/** Checks the token's expiry claim; a token that cannot be decoded counts as expired. */
function isExpired(token: string, now: number): boolean {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof claims.exp !== 'number' || claims.exp * 1000 <= now;
  } catch {
    return true;
  }
}

/** The current session; undefined during hydration, as on the server. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(onSessionChange, getSession, () => undefined);
}

export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** A session in local storage starts and ends in all tabs. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key !== null && key !== 'token' && key !== 'user') return;
  const before = current;
  change(readStored());
  if (before && !current) for (const listener of lossListeners) listener('elsewhere');
}

/** The tab's own session takes precedence over the one in local storage. */
function storeInUse(): Storage {
  if (sessionStorage.getItem('token') !== null) return sessionStorage;
  return localStorage.getItem('token') === null ? sessionStorage : localStorage;
}

function change(session: Session | undefined): void {
  current = session;
  isRead = true;
  for (const listener of listeners) listener();
}

function tellLoss(): void {
  if (!isLossUntold || lossListeners.size === 0) return;
  isLossUntold = false;
  for (const listener of lossListeners) listener('expired');
}

function readStored(): Session | undefined {
  const store = storeInUse();
  const token = store.getItem('token');
  const user = store.getItem('user');
  if (token === null || user === null || isExpired(token, Date.now())) return undefined;
  try {
    return { token, user: JSON.parse(user) as User };
  } catch {
    return undefined;
  }
}
