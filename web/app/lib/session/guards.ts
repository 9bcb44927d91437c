import { ApiError } from '@thikana/contract/api-error';
import type { Call } from '@thikana/contract/client';
import { isAllowed, isStaff } from '@thikana/contract/roles';
import type { Role } from '@thikana/contract/vocabulary';
import { type Params, replace } from 'react-router';
import { call, isSessionLost } from '#web/lib/api/api.ts';
import { type LoadArgs, pageUrl, throwAsRouteError } from '#web/lib/api/route-data.ts';
import { loginPath } from './login-path.ts';
import { getSession } from './session.ts';

/**
 * The loader of a screen that needs a session. Without one it redirects to the login and back; people whose role may
 * not open it get the access denied page. Such screens are rendered in the browser only.
 */
export function privateClientLoader<T>(
  { role }: { role?: Role | 'staff' },
  load: (call: Call, args: LoadArgs) => Promise<T>,
): (args: { params: Params; request: Request }) => Promise<T> {
  return async ({ params, request }) => {
    const url = pageUrl(request);
    const session = getSession();
    if (!session) throw replace(loginPath(url));
    if (role && !mayOpen(session.user.role, role)) throw replace('/access-denied');
    const loaded = await load(call, { params, url }).catch((error: unknown) => {
      if (isSessionLost(error)) throw replace(loginPath(url));
      // The only screen where a member of staff can turn on two-step login.
      if (error instanceof ApiError && error.code === 'two_step_required') throw replace('/admin/account');
      return throwAsRouteError(error);
    });
    // Ended in another tab meanwhile: what is private is not shown any more.
    if (!getSession()) throw replace(loginPath(url));
    return loaded;
  };
}

export function mayOpen(role: Role, needed: Role | 'staff'): boolean {
  return needed === 'staff' ? isStaff(role) : isAllowed(role, needed);
}
