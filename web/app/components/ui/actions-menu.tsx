import { Ellipsis, LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';

interface Props extends Pick<ComponentProps<typeof Menu>, 'label' | 'items'> {
  isBusy: boolean;
}

/** The menu of a row's actions; its button turns while one of them runs. */
export function ActionsMenu({ label, isBusy, items }: Props) {
  const Icon = isBusy ? LoaderCircle : Ellipsis;
  const icon = <Icon size={20} className={isBusy ? 'animate-spin' : undefined} />;
  return (
    <Menu
      label={label}
      items={items}
      trigger={<IconButton label={label} variant="bordered" aria-busy={isBusy} icon={icon} />}
    />
  );
}
