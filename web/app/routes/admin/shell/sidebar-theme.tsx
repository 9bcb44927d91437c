import { Moon, Sun } from 'lucide-react';
import { useTheme } from '#web/lib/theme.ts';
import { m } from '#web/paraglide/messages.js';
import { sidebarEntry, sidebarLabel } from './sidebar-entry.ts';

export function SidebarTheme({ isCompact }: { isCompact: boolean }) {
  const { theme, toggle } = useTheme();
  const isDark = theme === 'dark';
  const label = isDark ? m.admin_light() : m.admin_dark();
  const Icon = isDark ? Sun : Moon;
  return (
    <button
      type="button"
      onClick={toggle}
      title={isCompact ? label : undefined}
      className={sidebarEntry(isCompact)}
    >
      <Icon aria-hidden size={20} className="shrink-0" />
      <span className={sidebarLabel(isCompact)}>{label}</span>
    </button>
  );
}
