import { isStaff } from '@thikana/contract/roles';
import { Lock } from 'lucide-react';
import { MessagePage } from '#web/components/layout/message-page.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.access_denied_title);

export default function AccessDenied() {
  const session = useSession();
  return (
    <MessagePage icon={<Lock size={34} />} title={m.access_denied_title()} text={m.access_denied_text()}>
      {session && isStaff(session.user.role) && <ButtonLink to="/admin">{m.layout_admin()}</ButtonLink>}
      <ButtonLink to="/properties">{m.error_browse()}</ButtonLink>
      <ButtonLink to="/" variant="secondary">
        {m.error_home()}
      </ButtonLink>
    </MessagePage>
  );
}
