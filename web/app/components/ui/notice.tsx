import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  info: { look: 'border-line-strong bg-raised', Icon: Info },
  success: { look: 'border-good bg-good-soft text-good', Icon: CircleCheck },
  warning: { look: 'border-warn bg-warn-soft text-warn', Icon: TriangleAlert },
  error: { look: 'border-bad bg-bad-soft text-bad', Icon: CircleAlert },
} as const;

interface Props {
  tone: keyof typeof tones;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** An inline message. */
export function Notice({ tone, title, children, action, className = '' }: Props) {
  const { look, Icon } = tones[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex gap-3 rounded-control border px-4 py-3 ${look} ${className}`}
    >
      <Icon size={20} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
