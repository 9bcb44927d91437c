import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

type Variant = 'primary' | 'tea' | 'secondary' | 'quiet' | 'danger';
type Size = 'sm' | 'md' | 'lg';

interface Look {
  variant?: Variant;
  size?: Size;
}

const variants: Record<Variant, string> = {
  primary: 'edged bg-terracotta text-on-terracotta hover:brightness-95',
  tea: 'edged bg-tea text-on-tea hover:brightness-95',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-raised',
  quiet: 'text-tea hover:bg-raised',
  danger: 'border border-bad bg-surface text-bad hover:bg-bad-soft',
};

const sizes: Record<Size, string> = {
  sm: 'min-h-touch px-3 text-sm',
  md: 'min-h-touch px-4',
  lg: 'min-h-13 px-6 text-lg',
};

function look({ variant = 'primary', size = 'md' }: Look, className = ''): string {
  return `inline-flex items-center justify-center gap-2 rounded-control py-1.5 text-center font-semibold transition-colors disabled:opacity-60 aria-busy:opacity-60 ${variants[variant]} ${sizes[size]} ${className}`;
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** While true, the button shows a spinner, and pressing it does nothing. */
  busy?: boolean;
  busyText?: string;
}

export function Button({
  variant,
  size,
  busy,
  busyText,
  disabled,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      {...props}
      // A busy button keeps the focus, which a disabled one would lose.
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={look({ variant, size }, className)}
    >
      {busy && <LoaderCircle size={18} className="animate-spin" />}
      {busy && busyText ? busyText : children}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & Look & { className?: string }) {
  return <Link {...props} className={look({ variant, size }, className)} />;
}
