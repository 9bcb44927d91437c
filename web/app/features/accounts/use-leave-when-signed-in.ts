import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#web/lib/session/session.ts';
import { pathAfterLogin } from './path-after-login.ts';

/** Sends on whoever is logged in, before they came or just now. */
export function useLeaveWhenSignedIn(): void {
  const session = useSession();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const path = session && pathAfterLogin(session.user.role, search.get('from'));
  useEffect(() => {
    if (path) navigate(path, { replace: true });
  }, [path, navigate]);
}
