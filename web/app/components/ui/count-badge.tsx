import { VisuallyHidden } from './visually-hidden.tsx';

const most = 99;

/** A count, hidden when it is zero. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className="inline-grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-tea px-1.5 font-semibold text-on-tea text-xs tabular-nums">
      <span aria-hidden>{count > most ? `${most}+` : count}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
