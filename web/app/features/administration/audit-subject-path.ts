import type { AuditEntry } from '@thikana/contract/audit';

/** Where the subject of an entry is looked at, as far as it can still be there. */
export function auditSubjectPath({ action, subject }: AuditEntry): string | undefined {
  if (action === 'settings.change') return '/admin/settings';
  if (action === 'listing.delete' || action === 'user.delete') return undefined;
  return action.startsWith('listing.')
    ? `/admin/posts/view-post/${subject._id}`
    : `/admin/users/view-user/${subject._id}`;
}
