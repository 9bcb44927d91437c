/** A placeholder in the shape of the content that is loading. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`edged animate-shimmer rounded-control bg-raised ${className}`} />;
}
