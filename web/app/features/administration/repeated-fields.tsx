import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';

interface Props {
  /** The rows, with stable keys. */
  keys: readonly string[];
  most: number;
  /** The grid columns of a row on a wide screen; the last one holds its button. */
  columns: string;
  legend: (number: number) => string;
  removeLabel: (number: number) => string;
  addLabel: string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: (index: number) => ReactNode;
}

/**
 * Rows of fields that can be added and removed. Adding moves the focus to the new row, removing moves it back to the
 * button.
 */
export function RepeatedFields(props: Props) {
  const { keys, most, columns, legend, removeLabel, addLabel, onAdd, onRemove, children } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = keys.length >= most;
  return (
    <>
      {keys.map((key, index) => (
        <fieldset key={key} className={`grid gap-3 sm:items-start ${columns}`}>
          <legend className="sr-only">{legend(index + 1)}</legend>
          {children(index)}
          <IconButton
            label={removeLabel(index + 1)}
            icon={<Trash2 size={20} />}
            className="sm:mt-6"
            onClick={() => {
              onRemove(index);
              addButton.current?.focus();
            }}
          />
        </fieldset>
      ))}
      <Button
        ref={addButton}
        variant="secondary"
        className="justify-self-start aria-disabled:opacity-60"
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (!isFull) onAdd();
        }}
      >
        <Plus size={18} />
        {addLabel}
      </Button>
    </>
  );
}
