import { Check } from 'lucide-react';

/** The progress through the steps of a form. A phone shows bars only, because the step itself shows its title. */
export function Stepper({
  steps,
  current,
  label,
}: {
  steps: readonly string[];
  current: number;
  label: string;
}) {
  return (
    <nav aria-label={label}>
      <ol className="flex gap-2">
        {steps.map((step, index) => (
          <li key={step} aria-current={index === current ? 'step' : undefined} className="flex-1">
            <div
              className={`edged h-1.5 rounded-full ${index <= current ? 'bg-tea forced-colors:bg-[Highlight]' : 'bg-line'}`}
            />
            <span
              className={`mt-2 flex items-center gap-1 text-sm max-md:sr-only ${index === current ? 'font-semibold' : 'text-ink-soft'}`}
            >
              {index < current && <Check size={16} />}
              {step}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
