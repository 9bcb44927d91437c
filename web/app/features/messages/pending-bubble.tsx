import { langOf } from '@thikana/contract/language-of-text';
import { Clock } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { useObjectUrl } from '#web/lib/device/use-object-url.ts';
import type { PendingMessage } from '#web/lib/offline/unsent-messages.ts';
import { m } from '#web/paraglide/messages.js';
import { bubbleLook } from './message-bubble.tsx';

interface Props {
  message: PendingMessage;
  onSendAgain: (message: PendingMessage) => void;
  onDrop: (message: PendingMessage) => void;
}

/** A message that is being sent, or that failed to send. */
export function PendingBubble({ message, onSendAgain, onDrop }: Props) {
  const { text, files, failure } = message;
  return (
    <li className="grid justify-items-end gap-1">
      <div className={`${bubbleLook(true)} ${failure === undefined ? '' : 'border border-bad'}`}>
        {files.length > 0 && (
          <ul className="mb-1 flex flex-wrap gap-1">
            {files.map((file) => (
              <li key={`${file.name} ${file.lastModified}`}>
                <ChosenPicture file={file} />
              </li>
            ))}
          </ul>
        )}
        {text && (
          <p lang={langOf(text)} className="whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        )}
        {failure === undefined && (
          <p className="mt-1 flex items-center justify-end gap-1 text-ink-soft text-xs">
            <Clock size={14} />
            {m.conversation_sending()}
          </p>
        )}
      </div>
      {failure !== undefined && (
        <div role="alert" className="grid justify-items-end gap-1">
          <p className="text-right text-bad text-sm">{failure || m.conversation_not_sent()}</p>
          <div className="flex gap-2">
            <Button variant="quiet" size="sm" onClick={() => onDrop(message)}>
              {m.conversation_discard()}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => onSendAgain(message)}>
              {m.conversation_try_again()}
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

export function ChosenPicture({ file }: { file: File }) {
  const url = useObjectUrl(file);
  return (
    <img
      src={url}
      alt={file.name}
      width={80}
      height={80}
      className="size-20 rounded-control bg-raised object-cover"
    />
  );
}
