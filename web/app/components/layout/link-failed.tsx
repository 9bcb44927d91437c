import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { routeFailureText } from '#web/lib/api/route-failure.ts';
import { MessagePage } from './message-page.tsx';

interface Props {
  error: unknown;
  /** What a link that no longer holds is answered with. */
  deadStatus?: number;
  dead: { title: string; text: string };
  failed: string;
  /** The way on from a dead link. */
  children: ReactNode;
}

/** Why the page that a mail's link leads to cannot be shown: the link is dead, or it is worth another try. */
export function LinkFailed({ error, deadStatus = 400, dead, failed, children }: Props) {
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === deadStatus) {
    return (
      <div role="alert">
        <MessagePage icon={<Link2Off aria-hidden size={34} />} {...dead}>
          {children}
        </MessagePage>
      </div>
    );
  }
  return (
    <div className="container-page max-w-2xl py-16">
      <ErrorState title={failed} text={routeFailureText(error)} onRetry={revalidate} />
    </div>
  );
}
