import { replace } from 'react-router';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { getSession } from '#web/lib/session/session.ts';
import { homePath } from './shell/sidebar-screens.ts';

export const clientLoader = privateClientLoader({ role: 'staff' }, async () => {
  throw replace(homePath(getSession()?.user.role ?? 'user'));
});

export default function AdminIndex() {
  return null;
}
