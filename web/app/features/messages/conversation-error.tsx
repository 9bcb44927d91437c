import { useRevalidator } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { routeFailureText } from '#web/lib/api/route-failure.ts';
import { m } from '#web/paraglide/messages.js';

/** The error shown in place of a conversation. */
export function ConversationError({ error }: { error: unknown }) {
  const { revalidate } = useRevalidator();
  return (
    <div className="grid justify-items-center gap-4 p-4">
      <ErrorState title={m.conversation_failed()} text={routeFailureText(error)} onRetry={revalidate} />
      <ButtonLink to="/dashboard/messages" variant="quiet">
        {m.conversation_back()}
      </ButtonLink>
    </div>
  );
}
