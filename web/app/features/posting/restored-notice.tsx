import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';

interface Props {
  text: string;
  discardText: string;
  onDiscard: () => void;
}

/** Says that a draft was restored, and offers to start over. */
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
