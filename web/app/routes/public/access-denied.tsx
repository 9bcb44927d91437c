import { TextPage } from '#web/components/layout/text-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';

export const meta = () => [
  { title: `${m.access_denied_title()} · Thikana` },
  { name: 'robots', content: 'noindex' },
];

export default function AccessDenied() {
  return (
    <TextPage title={m.access_denied_title()} intro={m.access_denied_text()}>
      <div>
        <ButtonLink to="/properties">{m.error_browse()}</ButtonLink>
      </div>
    </TextPage>
  );
}
