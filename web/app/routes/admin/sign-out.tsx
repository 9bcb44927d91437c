import { replace } from 'react-router';
import { logOut } from '#web/lib/session/log-out.ts';

/** Logging out is a route, so that a form with unsaved changes can ask for confirmation first. */
export function clientLoader() {
  logOut();
  throw replace('/login');
}

export default function SignOut() {
  return null;
}
