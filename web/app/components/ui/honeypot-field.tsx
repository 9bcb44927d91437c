import type { ComponentProps } from 'react';
import { m } from '#web/paraglide/messages.js';

/** A honeypot field: people cannot see or reach it, so only bots fill it in. */
export function HoneypotField(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {m.contact_trap()}
        <input type="text" tabIndex={-1} autoComplete="off" {...input} />
      </label>
    </div>
  );
}
