import { Moon, Sun } from 'lucide-react';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { useTheme } from '#web/lib/device/theme.ts';
import { m } from '#web/paraglide/messages.js';
import { sidebarEntry, sidebarLabel } from './sidebar-entry.ts';

/** Toggles the theme, which the device remembers. */
export function SidebarTheme({ isCompact }: { isCompact: boolean }) {
  const { theme, toggle } = useTheme();
  const isDark = theme === 'dark';
  const Icon = isDark ? Moon : Sun;
  return (
    <Tooltip text={m.admin_dark()} enabled={isCompact}>
      <button
        type="button"
        role="switch"
        aria-checked={isDark}
        onClick={toggle}
        className={sidebarEntry(isCompact)}
      >
        <Icon size={20} className="shrink-0" />
        <span className={sidebarLabel(isCompact)}>{m.admin_dark()}</span>
        {!isCompact && (
          <span
            aria-hidden
            className={`ml-auto flex w-10 rounded-full border p-0.5 ${isDark ? 'justify-end border-tea bg-tea' : 'border-line-strong'}`}
          >
            <span className={`size-4 rounded-full ${isDark ? 'bg-on-tea' : 'bg-line-strong'}`} />
          </span>
        )}
      </button>
    </Tooltip>
  );
}
