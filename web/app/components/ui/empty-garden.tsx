import { Drawing } from './drawing.tsx';

/** Hills, rows of tea, and a plot with no house yet. */
export function EmptyGarden() {
  return (
    <Drawing>
      <path d="M8 74 48 30l24 26 28-38 46 56" opacity={0.35} />
      <circle cx={158} cy={30} r={11} opacity={0.35} />
      <path d="M8 74h184" />
      <path d="M14 88q12-9 24 0t24 0M10 102q12-9 24 0t24 0M138 88q12-9 24 0t24 0M142 102q12-9 24 0t24 0" />
      <path d="M78 74V52l22-17 22 17v22" strokeDasharray="4 6" />
      <path d="M94 74V60h12v14" strokeDasharray="4 6" />
      <path d="M84 112 94 82m22 30-10-30" />
    </Drawing>
  );
}
