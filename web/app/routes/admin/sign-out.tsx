import { replace } from 'react-router';
import { clearSession } from '#web/lib/session/session.ts';

/** Logging out is a route, so that a form with unsaved changes can ask for confirmation first. */
export function clientLoader() {
  clearSession();
  throw replace('/login');
}

export default function SignOut() {
  return null;
}
