import type { ComponentProps, ReactElement } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The action, as the label for screen readers. */
  label: string;
  icon: ReactElement;
  variant?: 'plain' | 'bordered' | 'floating';
}

const variants = {
  plain: 'hover:bg-raised',
  bordered: 'border border-line-strong bg-surface hover:bg-raised',
  floating: 'border border-line bg-surface hover:bg-raised',
};

export function IconButton({ label, icon, variant = 'plain', className = '', ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      {...props}
      aria-label={label}
      title={label}
      className={`grid size-touch shrink-0 place-items-center rounded-control disabled:opacity-50 ${variants[variant]} ${className}`}
    >
      {icon}
    </button>
  );
}
