import { Link, useLocation } from 'react-router';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { number } from '#web/lib/format/format.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { sidebarEntry, sidebarLabel } from './sidebar-entry.ts';
import { sidebarScreens } from './sidebar-screens.ts';
import type { Waiting } from './use-waiting.ts';

interface Props {
  isCompact: boolean;
  /** The number of items that wait for a decision, once loaded. */
  waiting: Waiting;
}

export function SidebarLinks({ isCompact, waiting }: Props) {
  const location = useLocation();
  const role = useSession()?.user.role;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {(role ? sidebarScreens(role) : []).map(({ to, label, Icon, ...queue }) => (
        <li key={to}>
          <Tooltip text={label()} enabled={isCompact}>
            <Link
              to={to}
              aria-current={isHere(to, location) ? 'page' : undefined}
              className={`relative ${sidebarEntry(isCompact)}`}
            >
              <Icon size={20} className="shrink-0" />
              <span className={sidebarLabel(isCompact)}>{label()}</span>
              {'waits' in queue && (
                <Count count={waiting[queue.waits] ?? 0} text={queue.waiting} isCompact={isCompact} />
              )}
            </Link>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

/** The list of listings with signals has its own entry. */
function isHere(to: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const isNoticed = new URLSearchParams(search).get('signal') !== null;
  const here = isNoticed ? `${pathname}?signal=any` : pathname;
  return here === to || here.startsWith(`${to}/`);
}

interface CountProps {
  count: number;
  text: (input: { count: string }) => string;
  isCompact: boolean;
}

function Count({ count, text, isCompact }: CountProps) {
  if (count === 0) return null;
  const place = isCompact ? 'absolute top-0 right-0 px-1 text-xs' : 'ml-auto px-1.5 text-sm';
  return (
    <span className={`rounded-full bg-warn-soft font-semibold text-warn tabular-nums ${place}`}>
      <span aria-hidden>{isCompact && count > 99 ? m.admin_shell_many() : number(count)}</span>
      <VisuallyHidden>{text({ count: number(count) })}</VisuallyHidden>
    </span>
  );
}
