import { type ComponentProps, useEffect, useRef } from 'react';
import { clickIsAnswered, replayMissedClick } from '#web/lib/when-touched.ts';
import { ShareButton } from './share-button.tsx';
import { ShortlistButton } from './shortlist-button.tsx';

interface Props {
  id: string;
  path: string;
  title: string;
  look?: ComponentProps<typeof ShareButton>['look'];
  /** A listing that is not public cannot be kept. */
  isPublic?: boolean;
}

/** To keep a listing, and to share it. */
export default function ListingButtons({ id, path, title, look, isPublic = true }: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => replayMissedClick(buttons.current), []);
  return (
    <div ref={buttons} onClickCapture={clickIsAnswered} className="relative z-10 flex gap-2">
      {isPublic && <ShortlistButton id={id} title={title} />}
      <ShareButton path={path} title={title} look={look} />
    </div>
  );
}
