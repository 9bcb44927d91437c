import { useEffect, useRef } from 'react';
import { clickIsAnswered, replayMissedClick } from '#web/lib/when-touched.ts';
import { ShareButton } from './share-button.tsx';
import { ShortlistButton } from './shortlist-button.tsx';

interface Props {
  id: string;
  path: string;
  title: string;
}

/** What can be done with a listing where it stands in a list. */
export default function CardActions({ id, path, title }: Props) {
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => replayMissedClick(actions.current), []);
  return (
    <div ref={actions} onClickCapture={clickIsAnswered} className="relative z-10 flex gap-2">
      <ShortlistButton id={id} title={title} />
      <ShareButton path={path} title={title} />
    </div>
  );
}
