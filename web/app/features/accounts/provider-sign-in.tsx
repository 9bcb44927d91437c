import { useSearchParams } from 'react-router';
import { useSite } from '#web/lib/site.ts';
import { m } from '#web/paraglide/messages.js';

/** The way to the OpenID provider that the operator has chosen, if there is one. */
export function ProviderSignIn() {
  const provider = useSite()?.signInWith;
  const [search] = useSearchParams();
  if (!provider) return null;
  const from = search.get('from');
  const query = from ? `?${new URLSearchParams({ from })}` : '';
  return (
    <a
      href={`/auth/openid/start${query}`}
      className="flex min-h-12 items-center justify-center rounded-control border border-line-strong px-5 font-semibold hover:bg-raised"
    >
      {m.login_with({ provider })}
    </a>
  );
}
