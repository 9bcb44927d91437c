import { setLightData, useLightData } from '#web/lib/device/light-data.ts';
import { m } from '#web/paraglide/messages.js';
import { LanguageLinks } from './language-links.tsx';

/** What the menu of phones offers to choose for this device. */
export default function PanelChoices() {
  return (
    <>
      <LightDataSwitch />
      <LanguageLinks at="menu" />
    </>
  );
}

function LightDataSwitch() {
  const isLight = useLightData();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isLight}
      onClick={() => setLightData(!isLight)}
      className="group flex min-h-touch w-full items-center justify-between gap-3 rounded-control px-3 text-left hover:bg-raised"
    >
      <span>
        {m.layout_light_data()}
        <span className="block text-ink-soft text-sm">{m.layout_light_data_text()}</span>
      </span>
      <span className="flex h-6 w-10 shrink-0 rounded-full border border-line-strong bg-raised p-0.5 group-aria-checked:justify-end group-aria-checked:bg-tea">
        <span className="size-4.5 rounded-full bg-ink-soft group-aria-checked:bg-on-tea" />
      </span>
    </button>
  );
}
