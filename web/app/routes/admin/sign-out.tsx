import { replace } from 'react-router';
import { clearSession } from '#web/lib/session/session.ts';

/** An address, so that a form with unsaved changes can ask first, as before any other screen. */
export function clientLoader() {
  clearSession();
  throw replace('/login');
}

export default function SignOut() {
  return null;
}
