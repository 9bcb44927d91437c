import type { ReactNode } from 'react';

const tones = {
  green: 'bg-good-soft text-good',
  yellow: 'bg-warn-soft text-warn',
  red: 'bg-bad-soft text-bad',
  neutral: 'bg-raised text-ink',
  accent: 'bg-tea-soft text-tea',
} as const;

export function Badge({
  tone,
  children,
  className = '',
}: {
  tone: keyof typeof tones;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={`edged inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-sm ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
