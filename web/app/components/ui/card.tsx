import type { ReactNode } from 'react';

interface Props {
  as?: 'div' | 'section' | 'article' | 'li';
  className?: string;
  children: ReactNode;
  'aria-labelledby'?: string;
}

export function Card({ as: Tag = 'div', className = '', ...props }: Props) {
  return <Tag {...props} className={`rounded-card border border-line bg-surface p-5 ${className}`} />;
}
