import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

const delayMilliseconds = 700;
/** Within this time of one tooltip another opens at once. */
const skipDelayMilliseconds = 300;

/** Around everything whose tooltips share one delay. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <Base.Provider delay={delayMilliseconds} timeout={skipDelayMilliseconds}>
      {children}
    </Base.Provider>
  );
}

interface Props extends Omit<ComponentProps<typeof Base.Trigger>, 'children' | 'render'> {
  /** What the element's own label says already: a tooltip is for who sees only its icon. */
  text: string;
  enabled?: boolean;
  side?: 'top' | 'right';
  children: ReactElement;
}

/** A word beside an icon while it is pointed at or has the focus. */
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
