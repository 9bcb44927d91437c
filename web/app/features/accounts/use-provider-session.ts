import { takeOpenIdSession } from '@thikana/contract/openid';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, errorText } from '#web/lib/api/api.ts';
import { browserId } from '#web/lib/device/browser-id.ts';
import { setSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { takeKeeping } from './keep-provider-session.ts';

/** Starts the session of a user who returns from the OpenID provider, or returns the error. */
export function useProviderSession(): { isComing: boolean; failure: string | undefined } {
  const [search] = useSearchParams();
  const isBack = search.get('signed-in') === 'true';
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!isBack) return;
    const keep = takeKeeping();
    call(takeOpenIdSession, { body: { browser: browserId(), keep } }).then(
      (session) => setSession(session, keep ? localStorage : sessionStorage),
      (error: unknown) => setFailure(errorText(error, m.login_failed())),
    );
  }, [isBack]);
  return { isComing: isBack && failure === undefined, failure };
}
