import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { m } from '#web/paraglide/messages.js';

export function NoSearches() {
  return (
    <EmptyState
      drawing="letterbox"
      title={m.alerts_none()}
      text={m.alerts_none_text()}
      action={<ButtonLink to="/properties">{m.alerts_browse()}</ButtonLink>}
    />
  );
}
