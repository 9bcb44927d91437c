import { Link2Off } from 'lucide-react';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { routeFailureText } from '#web/lib/api/route-failure.ts';
import { MessagePage } from './message-page.tsx';

interface Props {
  error: unknown;
  /** The error shown for a link that is no longer valid. */
  deadStatus?: number;
  dead: { title: string; text: string };
  failed: string;
  /** Where the visitor can go from a link that is no longer valid. */
  children: ReactNode;
}

/** The error page of a link from an email: the link is no longer valid, or the visitor can try again. */
export function LinkError({ error, deadStatus = 400, dead, failed, children }: Props) {
  const { revalidate } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === deadStatus) {
    return (
      <div role="alert">
        <MessagePage icon={<Link2Off size={34} />} {...dead}>
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
