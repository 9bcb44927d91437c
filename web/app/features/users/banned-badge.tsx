import { Badge } from '#web/components/ui/badge.tsx';
import { m } from '#web/paraglide/messages.js';

export function BannedBadge({ className = '' }: { className?: string }) {
  return (
    <Badge tone="red" className={`whitespace-nowrap ${className}`}>
      {m.admin_banned()}
    </Badge>
  );
}
