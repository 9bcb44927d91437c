import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

const delayMilliseconds = 700;
/** Within this time after one tooltip closes, the next one opens without delay. */
const skipDelayMilliseconds = 300;

/** Shares one delay between all tooltips inside. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={delayMilliseconds} timeout={skipDelayMilliseconds}>
      {children}
    </Base.Provider>
  );
}

interface Props extends Omit<ComponentProps<typeof Base.Trigger>, 'children' | 'render'> {
  /** The same text as the element's own label: the tooltip is for people who see only the icon. */
  text: string;
  enabled?: boolean;
  side?: 'top' | 'right';
  children: ReactElement;
}

/** A label shown on hover and focus. */
export function Tooltip({ text, enabled = true, side = 'right', children, ...trigger }: Props) {
  return (
    <Base.Root disabled={!enabled}>
      <Base.Trigger {...trigger} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-50">
          <Base.Popup className="animate-fade-in rounded-control bg-ink px-3 py-1.5 text-paper text-sm">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
