import { type Accent, grounds, type Theme } from '@thikana/contract/accent';
import type { CSSProperties } from 'react';
import { m } from '#web/paraglide/messages.js';

interface Props {
  theme: Theme;
  accent: Accent;
  /** Whether the lightness of the colour was changed, so that text is readable. */
  isChanged: boolean;
}

/** A link, a button and a tinted ground in one theme. */
export function AccentPreview({ theme, accent, isChanged }: Props) {
  const { paper, ink, surface } = grounds[theme];
  const tokens = {
    '--paper': paper,
    '--surface': surface,
    '--ink': ink,
    '--tea': accent.strong,
    '--tea-soft': accent.soft,
    '--on-tea': accent.on,
  } as CSSProperties;
  return (
    <div
      style={tokens}
      className="grid content-start gap-3 rounded-card border border-line bg-paper p-4 text-ink"
    >
      <p className="font-semibold">
        {theme === 'light' ? m.admin_settings_brand_light() : m.admin_settings_brand_dark()}
      </p>
      <p className="flex flex-wrap items-center gap-3">
        <span className="rounded-control bg-tea px-4 py-2 font-semibold text-on-tea">
          {m.admin_settings_brand_button()}
        </span>
        <span className="text-tea underline underline-offset-4">{m.admin_settings_brand_link()}</span>
      </p>
      <p className="rounded-control bg-tea-soft px-3 py-2 text-tea">{m.admin_settings_brand_ground()}</p>
      {isChanged && <p className="text-sm">{m.admin_settings_brand_changed({ colour: accent.strong })}</p>}
    </div>
  );
}
