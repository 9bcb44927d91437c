import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#web/lib/session/session.ts';
import { pathAfterLogin } from './path-after-login.ts';

/** Redirects logged-in users away from the login and sign-up pages, also when they log in there. */
export function useLeaveWhenLoggedIn(): void {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const path = session && pathAfterLogin(session.user.role, search.get('from'));
  useEffect(() => {
    if (path) navigate(path, { replace: true });
  }, [path, navigate]);
}
