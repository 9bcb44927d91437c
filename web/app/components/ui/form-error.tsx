import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** An error about the form as a whole. Screen readers announce it when it appears. */
export function FormError({ children, className = '' }: { children: ReactNode; className?: string }) {
  if (!children) return null;
  return (
    <Notice tone="error" className={className}>
      {children}
    </Notice>
  );
}
