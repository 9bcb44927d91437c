import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Leads from a listing to its reports, where a moderator can show it again. */
export function CaseLink({ postId, children }: { postId: string; children: ReactNode }) {
  return (
    <Link
      to={`/admin/reports/listing/${postId}`}
      className="flex min-h-touch items-center text-tea underline underline-offset-4 xl:min-h-6"
    >
      {children}
    </Link>
  );
}
