/** Stands where something will be, in its shape. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`edged animate-shimmer rounded-control bg-raised ${className}`} />;
}
