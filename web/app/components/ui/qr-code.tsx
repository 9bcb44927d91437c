import { useMemo } from 'react';
import { encode } from 'uqr';

/** Black on white with a white margin in both themes, so that cameras can read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { border: 3 }), [text]);
  const squares = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-52 justify-self-center rounded-control bg-white"
      shapeRendering="crispEdges"
    >
      <path d={squares} fill="#000" />
    </svg>
  );
}
