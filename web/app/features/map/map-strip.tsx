import { useRef } from 'react';
import { m } from '#web/paraglide/messages.js';
import { StripDrawing } from './strip-drawing.tsx';
import type { StripProps } from './strip-props.ts';
import { useStripGround } from './use-strip-ground.ts';

/** Where a listing is: its neighbourhood or exact position on a strip of the simple map. Nothing on it moves. */
export default function MapStrip({ position, landmarks }: StripProps) {
  const frame = useRef<HTMLDivElement>(null);
  const ground = useStripGround(frame, position);
  return (
    <section aria-labelledby="where" className="noscript:hidden">
      <h2 id="where" className="font-semibold text-xl">
        {m.map_where()}
      </h2>
      <div ref={frame} className="mt-3 h-44 overflow-hidden rounded-card border border-line bg-paper">
        {ground && <StripDrawing {...ground} position={position} landmarks={landmarks} />}
      </div>
      <p className="mt-2 text-ink-soft text-sm">
        {position.isExact ? m.map_where_exact() : m.map_where_neighbourhood()}
      </p>
    </section>
  );
}
