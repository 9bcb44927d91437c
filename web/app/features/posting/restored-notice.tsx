import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';

interface Props {
  text: string;
  discardText: string;
  onDiscard: () => void;
}

/** Says that what stands here was begun earlier, and offers to begin anew. */
export function RestoredNotice({ text, discardText, onDiscard }: Props) {
  return (
    <Notice
      tone="info"
      className="mb-5"
      action={
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          {discardText}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
