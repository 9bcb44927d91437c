import { pictureAccept } from '@thikana/contract/picture-kind';
import { ImagePlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';

interface Props {
  isFull: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Adds pictures with a file picker or drag and drop. */
export function PictureDropZone({ isFull, onFiles }: Props) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  const take = (files: FileList | null) => {
    setOver(false);
    if (files && files.length > 0) onFiles([...files]);
    // Lets the user choose the same file again after removing it.
    if (input.current) input.current.value = '';
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; everyone can use the button inside.
    <div
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files);
      }}
      className={`grid justify-items-center gap-2 rounded-card border-2 border-dashed px-4 py-8 text-center ${isOver ? 'border-tea bg-tea-soft' : 'border-line-strong'}`}
    >
      <ImagePlus size={32} className="text-tea" />
      <Button
        variant="secondary"
        disabled={isFull}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {m.post_pictures_choose()}
      </Button>
      <p id={hintId} className="text-ink-soft text-sm">
        {m.post_pictures_hint()}
      </p>
      <input
        ref={input}
        type="file"
        name="pictures"
        accept={pictureAccept}
        multiple
        hidden
        onChange={(event) => take(event.target.files)}
      />
    </div>
  );
}
