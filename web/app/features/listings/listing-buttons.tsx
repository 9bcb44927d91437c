import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLatePlace } from '#web/lib/documents/use-late-place.ts';
import { ShareButton } from './share-button.tsx';
import { ShortlistButton } from './shortlist-button.tsx';

interface Props {
  id: string;
  path: string;
  title: string;
  look?: ComponentProps<typeof ShareButton>['look'];
  /** Only public listings can be saved. */
  isPublic?: boolean;
  /** On a card, the heart lies on the photo. */
  isOnCard?: boolean;
  /** The address of the form that writes to the owner. */
  messages?: { path: string; label: string } | undefined;
}

/** Buttons to save a listing, share it and write to its owner. */
export default function ListingButtons(props: Props) {
  const { id, path, title, look, isPublic = true, isOnCard = false, messages } = props;
  const late = useLatePlace<HTMLDivElement>();
  return (
    <div {...late} className={isOnCard ? undefined : 'relative z-10 flex gap-2'}>
      {messages && (
        <Link
          to={messages.path}
          aria-label={messages.label}
          className="grid size-touch place-items-center rounded-control border border-line bg-surface hover:bg-raised"
        >
          <MessageCircle size={18} />
        </Link>
      )}
      {isPublic && (
        <span className={isOnCard ? 'absolute top-2 right-2 z-20' : undefined}>
          <ShortlistButton id={id} title={title} />
        </span>
      )}
      <span className={isOnCard ? 'relative z-10' : undefined}>
        <ShareButton path={path} title={title} look={look} />
      </span>
    </div>
  );
}
