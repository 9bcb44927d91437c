import type { Listing } from '@thikana/contract/listings';
import { Check, Ellipsis, Eye, LoaderCircle, X } from 'lucide-react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Menu } from '#web/components/ui/menu.tsx';
import { m } from '#web/paraglide/messages.js';
import type { Decision } from './use-decisions.ts';
import { viewPostPath } from './view-post-path.ts';

interface Props {
  post: Listing;
  /** The decision being sent. */
  busy: Decision | undefined;
  onApprove: () => void;
  onReject: () => void;
}

export function PostActionsMenu({ post, busy, onApprove, onReject }: Props) {
  const label = m.admin_actions_of({ title: post.title });
  return (
    <Menu
      label={label}
      trigger={
        <IconButton
          label={label}
          variant="bordered"
          aria-busy={busy !== undefined}
          icon={
            busy ? (
              <LoaderCircle aria-hidden size={20} className="animate-spin" />
            ) : (
              <Ellipsis aria-hidden size={20} />
            )
          }
        />
      }
      items={[
        { label: m.admin_view(), icon: <Eye aria-hidden size={18} />, to: viewPostPath(post._id) },
        {
          label: busy === 'approve' ? m.admin_approving() : m.admin_approve(),
          icon: <Check aria-hidden size={18} />,
          disabled: busy !== undefined,
          onSelect: onApprove,
        },
        {
          label: busy === 'reject' ? m.admin_rejecting() : m.admin_reject(),
          icon: <X aria-hidden size={18} />,
          disabled: busy !== undefined,
          tone: 'danger',
          onSelect: onReject,
        },
      ]}
    />
  );
}
