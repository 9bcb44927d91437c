import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** What is wrong with a form as a whole, announced when it appears. */
export function FormError({ children, className = '' }: { children: ReactNode; className?: string }) {
  if (!children) return null;
  return (
    <Notice tone="error" className={className}>
      {children}
    </Notice>
  );
}
