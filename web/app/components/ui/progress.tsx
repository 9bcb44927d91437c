/** How far something is. */
export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-tea [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-tea"
    />
  );
}
