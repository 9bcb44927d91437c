import { Menu as Base } from '@base-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOverlay } from './use-overlay.ts';

type MenuItem =
  | 'separator'
  | {
      label: string;
      icon?: ReactNode;
      onSelect?: () => void;
      to?: string;
      disabled?: boolean;
      tone?: 'normal' | 'danger';
    };

interface Props {
  trigger: ReactElement;
  /** The label of the menu. */
  label: string;
  items: readonly MenuItem[];
}

export function Menu({ trigger, label, items }: Props) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useOverlay(isOpen, () => setOpen(false));
  return (
    <Base.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} className="z-50">
          <Base.Popup
            aria-label={label}
            className="min-w-48 animate-fade-in rounded-card border border-line bg-surface p-2 text-ink"
          >
            {items.map((item, index) =>
              item === 'separator' ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: separators have no id.
                <Fragment key={index}>
                  <Base.Separator className="my-1 border-line border-t" />
                </Fragment>
              ) : (
                <Base.Item
                  key={item.label}
                  disabled={item.disabled ?? false}
                  onClick={() => {
                    item.onSelect?.();
                    if (item.to) navigate(item.to);
                  }}
                  className={`flex min-h-touch cursor-pointer items-center gap-3 rounded-control px-3 outline-none data-disabled:cursor-not-allowed data-highlighted:bg-raised data-disabled:opacity-50 ${item.tone === 'danger' ? 'text-bad' : ''}`}
                >
                  {item.icon}
                  {item.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
