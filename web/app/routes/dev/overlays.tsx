import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { Menu } from '#web/components/ui/menu.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { longText, Specimen } from './specimen.tsx';

const sizes = ['sm', 'md', 'lg'] as const;

export function Overlays() {
  const [open, setOpen] = useState<(typeof sizes)[number] | 'long'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Specimen name="Dialog" note="Escape closes it; the focus comes back.">
        {sizes.map((size) => (
          <Button key={size} variant="secondary" onClick={() => setOpen(size)}>
            Size {size}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => setOpen('long')}>
          Taller than the screen
        </Button>
        {sizes.map((size) => (
          <Dialog
            key={size}
            open={open === size}
            onOpenChange={close}
            size={size}
            title={`A dialog, ${size}`}
            description={longText}
            footer={<Button onClick={close}>Done</Button>}
          >
            <TextField label="Reason" name="reason" />
          </Dialog>
        ))}
        <Dialog open={open === 'long'} onOpenChange={close} title={longText}>
          {Array.from({ length: 30 }, (_, line) => `${line + 1}. ${longText}`).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Dialog>
      </Specimen>
      <Specimen name="Menu" note="Arrow keys move, letters jump.">
        <Menu
          label="Actions"
          trigger={<Button variant="secondary">Actions</Button>}
          items={[
            { label: 'View', onSelect: () => toast.info('View') },
            { label: 'Disabled', disabled: true },
            { label: longText },
            'separator',
            { label: 'Delete', tone: 'danger', icon: <Trash2 aria-hidden size={18} /> },
          ]}
        />
      </Specimen>
      <Specimen name="Tooltip" note="While it is pointed at or has the focus; the last has none.">
        {(['right', 'top'] as const).map((side) => (
          <Tooltip key={side} text={`On the ${side}`} side={side}>
            <Button variant="secondary">{side}</Button>
          </Tooltip>
        ))}
        <Tooltip text="Never seen" enabled={false}>
          <Button variant="secondary">None</Button>
        </Tooltip>
      </Specimen>
    </>
  );
}
