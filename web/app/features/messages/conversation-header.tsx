import type { Conversation } from '@thikana/contract/conversations';
import { inCurrentLanguage } from '@thikana/contract/in-language';
import { langOf } from '@thikana/contract/language-of-text';
import { ArrowLeft, Ban, EllipsisVertical, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Menu } from '#web/components/ui/menu.tsx';
import { m } from '#web/paraglide/messages.js';
import { personName } from './person-name.ts';

interface Props {
  conversation: Pick<Conversation, 'listing' | 'other'>;
  isTyping?: boolean;
  backTo?: string;
  menu?: ReactNode;
}

/** The other person, and the listing the conversation is about. */
export function ConversationHeader({
  conversation: { listing, other },
  isTyping = false,
  backTo,
  menu,
}: Props) {
  const name = personName(other);
  const { title } = inCurrentLanguage(listing);
  const path = `/${listing.intent === 'rent' ? 'rentals' : 'buys'}/${listing._id}`;
  return (
    <header className="flex items-center gap-2 border-line border-b bg-paper px-2 py-2">
      {backTo && (
        <Link
          to={backTo}
          aria-label={m.conversation_back()}
          className="grid size-touch place-items-center rounded-control hover:bg-raised lg:hidden"
        >
          <ArrowLeft size={20} />
        </Link>
      )}
      <Avatar name={name} src={other.avatar} size="sm" />
      <div className="relative min-w-0 flex-1">
        <h2 className="truncate font-semibold leading-tight">
          <MarkedText text={name} />
        </h2>
        <p className="text-ink-soft text-sm" aria-live="polite">
          {isTyping ? (
            <span className="block truncate text-tea">{m.conversation_typing()}</span>
          ) : listing.standing === 'public' ? (
            <Link
              to={path}
              lang={langOf(title)}
              className="block truncate underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          ) : (
            <span lang={langOf(title)} className="block truncate">
              {title}
            </span>
          )}
        </p>
      </div>
      {menu}
    </header>
  );
}

interface MenuProps {
  conversationId: string;
  side: Conversation['side'];
  isBlocked: boolean;
  onBlock: () => void;
}

export function ConversationMenu({ conversationId, side, isBlocked, onBlock }: MenuProps) {
  return (
    <Menu
      label={m.conversation_menu()}
      trigger={<IconButton label={m.conversation_menu()} icon={<EllipsisVertical size={20} />} />}
      items={[
        {
          label: isBlocked ? m.conversation_unblock() : m.conversation_block(),
          icon: <Ban size={18} />,
          onSelect: onBlock,
        },
        {
          label: m.report_conversation(),
          icon: <Flag size={18} />,
          to: `/report/conversation/${conversationId}`,
        },
        ...(side === 'seeker'
          ? [
              {
                label: m.report_reason_refused(),
                icon: <Flag size={18} />,
                to: `/report/refusal/${conversationId}`,
              },
            ]
          : []),
      ]}
    />
  );
}
