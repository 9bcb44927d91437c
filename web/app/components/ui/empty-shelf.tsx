import { Drawing } from './drawing.tsx';

/** Two blank cards and a heart. */
export function EmptyShelf() {
  return (
    <Drawing>
      <g opacity={0.35}>
        <rect x={28} y={28} width={62} height={76} rx={8} transform="rotate(-8 59 66)" />
        <rect x={110} y={28} width={62} height={76} rx={8} transform="rotate(8 141 66)" />
      </g>
      <rect x={66} y={16} width={68} height={86} rx={8} className="fill-paper" />
      <path d="M66 66h68M76 78h34M76 89h22" />
      <path
        d="M100 54c-9-6-15-11-15-18a8 8 0 0 1 15-4 8 8 0 0 1 15 4c0 7-6 12-15 18Z"
        className="fill-tea-soft"
      />
      <path d="M20 112h160" />
    </Drawing>
  );
}
