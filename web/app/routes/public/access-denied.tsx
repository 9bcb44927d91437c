import { ButtonLink } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';
import { pageTitle } from './page-meta.ts';

export function meta() {
  return [{ title: pageTitle(m.access_denied_title()) }, { name: 'robots', content: 'noindex' }];
}

export default function AccessDenied() {
  return (
    <div className="container-page py-20 text-center">
      <h1 className="font-bold text-3xl">{m.access_denied_title()}</h1>
      <p className="mx-auto mt-3 max-w-prose text-ink-soft">{m.access_denied_text()}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/properties">{m.access_denied_browse()}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {m.access_denied_home()}
        </ButtonLink>
      </div>
    </div>
  );
}
