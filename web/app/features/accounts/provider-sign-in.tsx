import { pathIn } from '@thikana/contract/language-paths';
import { useSite } from '#web/lib/documents/site.ts';
import { m } from '#web/paraglide/messages.js';
import { noteKeeping } from './keep-provider-session.ts';
import { useNextPath } from './use-next-path.ts';

/** Logs in with the operator's OpenID provider, if there is one. */
export function ProviderSignIn() {
  const provider = useSite()?.signInWith;
  const nextPath = useNextPath();
  if (!provider) return null;
  return (
    <a
      href={pathIn(`/auth/openid/start${nextPath}`)}
      onClick={noteKeeping}
      className="flex min-h-12 items-center justify-center rounded-control border border-line-strong px-5 font-semibold hover:bg-raised"
    >
      {m.login_with({ provider })}
    </a>
  );
}
