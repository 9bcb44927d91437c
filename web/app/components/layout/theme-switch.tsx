import { Moon, Sun } from 'lucide-react';
import { useTheme } from '#web/lib/device/theme.ts';
import { m } from '#web/paraglide/messages.js';

export function ThemeSwitch() {
  const { theme, toggle } = useTheme();
  const isDark = theme === 'dark';
  return (
    <button
      type="button"
      aria-label={isDark ? m.layout_to_light() : m.layout_to_dark()}
      onClick={toggle}
      className="grid size-touch place-items-center rounded-control hover:bg-raised"
    >
      {isDark ? <Sun size={20} /> : <Moon size={20} />}
    </button>
  );
}
