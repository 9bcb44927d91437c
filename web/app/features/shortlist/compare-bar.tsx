import { ButtonLink } from '#web/components/ui/button.tsx';
import { comparedAtMost, comparePath } from '#web/lib/addresses/compare-path.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  chosen: readonly string[];
  /** The user chose more listings than fit. */
  isRefused: boolean;
}

/** The number of listings chosen to compare, and the link to the comparison. */
export function CompareBar({ chosen, isRefused }: Props) {
  return (
    <div className="sticky above-bottom-bar z-20 -mx-4 flex min-h-16 flex-wrap items-center justify-between gap-3 border-line border-t bg-paper px-4 py-2 md:-mx-6 md:px-6">
      <p role="status" className={isRefused ? 'font-semibold text-bad' : 'text-ink-soft'}>
        {statusOf(chosen.length, isRefused)}
      </p>
      {chosen.length >= 2 && <ButtonLink to={comparePath(chosen)}>{m.shortlist_compare_open()}</ButtonLink>}
    </div>
  );
}

function statusOf(count: number, isRefused: boolean): string {
  if (isRefused) return m.shortlist_compare_full({ count: number(comparedAtMost) });
  if (count === 0) return m.shortlist_compare_hint({ count: number(comparedAtMost) });
  return m.shortlist_compare_chosen({ count: number(count), most: number(comparedAtMost) });
}
