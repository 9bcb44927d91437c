import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/ui/button.tsx';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="quiet" className="-ml-4 justify-self-start">
      <ArrowLeft size={18} />
      {children}
    </ButtonLink>
  );
}
