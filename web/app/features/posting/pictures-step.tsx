import { errorTable } from '@thikana/contract/error-table';
import { listText } from '@thikana/contract/list-text';
import { useRef, useState } from 'react';
import { Notice } from '#web/components/ui/notice.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { m } from '#web/paraglide/messages.js';
import { PictureDropZone } from './picture-drop-zone.tsx';
import { canMove } from './picture-list.ts';
import { PictureTile } from './picture-tile.tsx';
import type { PictureListControl } from './use-picture-list.ts';

export function PicturesStep({ pictures }: { pictures: PictureListControl }) {
  const { list, problems, isFull, announcement, add, move, remove } = pictures;
  const [dragged, setDragged] = useState<number>();
  const tiles = useRef<HTMLUListElement>(null);
  const hasBothKinds = list.some(({ kind }) => kind === 'posted') && list.some(({ kind }) => kind === 'new');

  return (
    <div className="grid gap-4">
      <PictureDropZone isFull={isFull} onFiles={add} />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {problems.length > 0 && (
        <Notice tone="error" title={m.post_pictures_refused()}>
          <ul className="grid gap-1">
            {problems.map(({ text, names }) => (
              <li key={text}>
                {text}
                <span className="block wrap-anywhere text-sm">{listText(names)}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {isFull && problems.length === 0 && <Notice tone="info">{errorTable.too_many_pictures.text()}</Notice>}
      {list.length > 0 && (
        <p className="text-ink-soft text-sm">
          {hasBothKinds ? m.post_pictures_order_edit() : m.post_pictures_order()}
        </p>
      )}
      <ul ref={tiles} tabIndex={-1} className="grid grid-cols-2 gap-3 outline-none lg:grid-cols-3">
        {list.map((picture, index) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            position={index + 1}
            canMoveLeft={canMove(list, index, index - 1)}
            canMoveRight={canMove(list, index, index + 1)}
            isDragged={dragged === index}
            onMove={(by) => move(index, index + by)}
            onRemove={() => {
              remove(picture.id);
              tiles.current?.focus();
            }}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(undefined)}
            onDropHere={() => dragged !== undefined && canMove(list, dragged, index) && move(dragged, index)}
          />
        ))}
      </ul>
    </div>
  );
}
