/** A progress bar. */
export function Progress({ label, value, max }: { label: string; value: number; max: number }) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className="edged h-2 w-full appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-tea [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-tea forced-colors:[&::-moz-progress-bar]:bg-[Highlight] forced-colors:[&::-webkit-progress-bar]:bg-[Canvas] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
    />
  );
}
