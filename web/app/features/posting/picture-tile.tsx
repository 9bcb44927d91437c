import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { Badge } from '#web/components/ui/badge.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { m } from '#web/paraglide/messages.js';
import { ListedPictureImage } from './listed-picture-image.tsx';
import type { ListedPicture } from './picture-list.ts';

interface Props {
  picture: ListedPicture;
  position: number;
  canMoveLeft: boolean;
  canMoveRight: boolean;
  isDragged: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDropHere: () => void;
}

/** A picture with buttons to move and remove it; it can also be dragged. */
export function PictureTile({ picture, position, isDragged, ...act }: Props) {
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        act.onDragStart();
      }}
      onDragEnd={act.onDragEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 0) return;
        event.preventDefault();
        act.onDropHere();
      }}
      className={`relative cursor-grab overflow-hidden rounded-card border border-line bg-surface ${isDragged ? 'opacity-50' : ''}`}
    >
      <ListedPictureImage picture={picture} alt={m.post_picture_alt({ position })} />
      {position === 1 && (
        <div className="absolute top-2 left-2">
          <Badge tone="accent">{m.post_picture_cover()}</Badge>
        </div>
      )}
      <div className="flex justify-between">
        <div className="flex">
          <IconButton
            label={m.post_picture_left({ position })}
            icon={<ArrowLeft size={18} />}
            aria-disabled={!act.canMoveLeft}
            className="aria-disabled:opacity-40"
            onClick={() => act.canMoveLeft && act.onMove(-1)}
          />
          <IconButton
            label={m.post_picture_right({ position })}
            icon={<ArrowRight size={18} />}
            aria-disabled={!act.canMoveRight}
            className="aria-disabled:opacity-40"
            onClick={() => act.canMoveRight && act.onMove(1)}
          />
        </div>
        <IconButton
          label={m.post_picture_remove({ position })}
          icon={<Trash2 size={18} />}
          onClick={act.onRemove}
        />
      </div>
    </li>
  );
}
