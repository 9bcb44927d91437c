import { Share2 } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { m } from '#web/paraglide/messages.js';
import { useShare } from './use-share.ts';

interface Props {
  path: string;
  title: string;
  look?: 'icon' | 'button';
}

export function ShareButton({ path, title, look = 'icon' }: Props) {
  const share = useShare();
  if (look === 'button') {
    return (
      <Button variant="secondary" onClick={() => share(path, title)}>
        <Share2 size={18} />
        {m.share()}
      </Button>
    );
  }
  return (
    <IconButton
      label={m.card_share({ title })}
      icon={<Share2 size={18} />}
      variant="floating"
      onClick={() => share(path, title)}
    />
  );
}
