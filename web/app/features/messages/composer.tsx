import { pictureAccept } from '@thikana/contract/picture-kind';
import { limits } from '@thikana/contract/vocabulary';
import { ImagePlus, SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FormError } from '#web/components/ui/form-error.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { chosenFileProblem } from '#web/lib/api/picture-file.ts';
import { m } from '#web/paraglide/messages.js';
import { ChosenPicture } from './pending-bubble.tsx';
import { QuickQuestions } from './quick-questions.tsx';
import { useDraft } from './use-draft.ts';

interface Props {
  /** The storage key of the draft. */
  draftName: string;
  /** Resolves to false if the text was not accepted and has to go back into the field. */
  onSend: (text: string, files: readonly File[]) => Promise<boolean>;
  onTyping?: () => void;
  /** Some messages are text only. */
  takesPictures?: boolean;
  /** Offers common questions. */
  hasQuestions?: boolean;
  isBusy?: boolean;
}

/** The field and button for writing a message. Enter sends it on devices with a hardware keyboard. */
export function Composer({
  draftName,
  onSend,
  onTyping,
  takesPictures = true,
  hasQuestions = false,
  isBusy = false,
}: Props) {
  const [text, setText] = useDraft(draftName);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const isEmpty = text.trim() === '' && files.length === 0;

  const send = async () => {
    if (isEmpty || isBusy) return;
    setText('');
    setFiles([]);
    setProblem(undefined);
    area.current?.focus();
    if (await onSend(text.trim(), files)) return;
    setText(text);
    setFiles(files);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hasKeyboard = window.matchMedia('(hover: hover)').matches;
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeyboard) return;
    event.preventDefault();
    void send();
  };
  const ask = (question: string) => {
    setText(question);
    area.current?.focus();
  };
  const choose = async (chosen: readonly File[]) => {
    const problems = await Promise.all(chosen.map(chosenFileProblem));
    const room = limits.picturesPerMessage - files.length;
    const fit = chosen.filter((_, place) => problems[place] === undefined);
    const unfit = problems.find(Boolean);
    setProblem(
      unfit ??
        (fit.length > room ? m.conversation_too_many({ count: limits.picturesPerMessage }) : undefined),
    );
    setFiles((now) => [...now, ...fit].slice(0, limits.picturesPerMessage));
  };

  return (
    <div className="border-line border-t bg-paper p-2">
      <FormError>{problem}</FormError>
      {files.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified} ${file.size}`} className="relative">
              <ChosenPicture file={file} />
              <IconButton
                label={m.conversation_remove_picture({ name: file.name })}
                icon={<X size={16} />}
                variant="floating"
                className="absolute -top-2 -right-2"
                onClick={() => setFiles(files.filter((each) => each !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {hasQuestions && (
        <div className="mb-2">
          <QuickQuestions text={() => text} onChange={ask} />
        </div>
      )}
      <div className="flex items-end gap-2">
        {takesPictures && (
          <>
            <input
              ref={chooser}
              type="file"
              accept={pictureAccept}
              multiple
              hidden
              aria-label={m.conversation_add_pictures()}
              onChange={(event) => {
                choose([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            <IconButton
              label={m.conversation_add_pictures()}
              icon={<ImagePlus size={22} />}
              onClick={() => chooser.current?.click()}
            />
          </>
        )}
        <textarea
          ref={area}
          aria-label={m.conversation_write()}
          placeholder={m.conversation_write()}
          value={text}
          rows={1}
          maxLength={limits.messageMaxLength}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value.trim() !== '') onTyping?.();
          }}
          onKeyDown={onKeyDown}
          className="field-sizing-content block max-h-40 min-h-touch w-full resize-none rounded-card border border-line-strong bg-surface px-3 py-2.5 text-ink placeholder:text-ink-soft"
        />
        <IconButton
          label={m.conversation_send()}
          icon={<SendHorizontal size={20} />}
          disabled={isEmpty || isBusy}
          onClick={send}
          className="bg-tea text-on-tea hover:opacity-90"
        />
      </div>
    </div>
  );
}
