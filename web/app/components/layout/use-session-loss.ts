import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { toast } from '#web/components/ui/toast.tsx';
import { loginPath } from '#web/lib/session/login-path.ts';
import { loseExpiredSession, onSessionLost } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

const privatePath = /^\/(dashboard|admin)(\/|$)/;

/**
 * Notifies users who lost their session, and redirects from a screen that requires login to the login page and back.
 */
export function useSessionLoss(): void {
  const navigate = useNavigate();
  const here = { location: useLocation(), isIdle: useNavigation().state === 'idle' };
  const latest = useRef({ ...here, navigate });
  useEffect(() => {
    latest.current = { ...here, navigate };
  });

  useEffect(() => {
    const stop = onSessionLost((how) => {
      if (how === 'expired') toast.error(m.layout_session_expired());
      const { location, isIdle, navigate } = latest.current;
      // A screen that is still loading has its own guard, which knows the address the user asked for.
      if (isIdle && privatePath.test(location.pathname)) navigate(loginPath(location), { replace: true });
    });
    loseExpiredSession();
    return stop;
  }, []);
}
