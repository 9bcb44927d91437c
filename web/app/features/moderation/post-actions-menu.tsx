import type { Listing } from '@thikana/contract/listings';
import { Check, Eye, X } from 'lucide-react';
import { ActionsMenu } from '#web/components/ui/actions-menu.tsx';
import { m } from '#web/paraglide/messages.js';
import type { Decision } from './decision.ts';
import { viewPostPath } from './view-post-path.ts';

interface Props {
  post: Listing;
  /** The decision being sent. */
  busy: Decision | undefined;
  onApprove: () => void;
  onReject: () => void;
}

/** The menu always has both decisions; the one that the listing already has is disabled. */
export function PostActionsMenu({ post, busy, onApprove, onReject }: Props) {
  const label = m.admin_actions_of({ title: post.title });
  return (
    <ActionsMenu
      label={label}
      isBusy={busy !== undefined}
      items={[
        { label: m.admin_view(), icon: <Eye size={18} />, to: viewPostPath(post._id) },
        {
          label: busy === 'approve' ? m.admin_approving() : m.admin_approve(),
          icon: <Check size={18} />,
          disabled: busy !== undefined || post.approvalStatus === 'approved',
          onSelect: onApprove,
        },
        {
          label: busy === 'reject' ? m.admin_rejecting() : m.admin_reject(),
          icon: <X size={18} />,
          disabled: busy !== undefined || post.approvalStatus === 'rejected',
          tone: 'danger',
          onSelect: onReject,
        },
      ]}
    />
  );
}
