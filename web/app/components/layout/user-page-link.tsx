import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#web/lib/session/session.ts';

interface Props {
  id: string;
  className: string;
  children: ReactNode;
}

/** A name that leads administrators to the page of the account; other members of staff see the name only. */
export function UserPageLink({ id, className, children }: Props) {
  if (useSession()?.user.role !== 'admin') return <span>{children}</span>;
  return (
    <Link to={`/admin/users/view-user/${id}`} className={className}>
      {children}
    </Link>
  );
}
