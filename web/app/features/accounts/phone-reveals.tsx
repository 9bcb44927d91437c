import type { Output } from '@thikana/contract/endpoint';
import type { listPhoneReveals } from '@thikana/contract/own-data';
import { useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { day } from '#web/lib/format/dates.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

const shownAtFirst = 7;

/** The days on which the phone number was revealed, and to how many people. */
export function PhoneReveals({ days }: { days: Output<typeof listPhoneReveals>['days'] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? days : days.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="phone-reveals">
      <h2 id="phone-reveals" className="font-semibold text-lg">
        {m.own_reveals_title()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.own_reveals_text()}</p>
      {days.length === 0 ? (
        <p className="mt-3">{m.own_reveals_none()}</p>
      ) : (
        <table className="mt-3 w-full text-left tabular-nums">
          <thead className="text-ink-soft text-sm">
            <tr>
              <th scope="col" className="py-2 font-normal">
                {m.own_reveals_day()}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {m.own_reveals_visitors()}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {m.own_reveals_signed_in()}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((each) => (
              <tr key={each.day} className="border-line border-t">
                <th scope="row" className="py-2 font-normal">
                  {day(each.day)}
                </th>
                <td className="py-2 text-right">{number(each.visitors)}</td>
                <td className="py-2 text-right">{number(each.signedIn)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shown.length < days.length && (
        <Button variant="secondary" className="mt-3" onClick={() => setWhole(true)}>
          {m.own_reveals_all({ count: number(days.length) })}
        </Button>
      )}
    </section>
  );
}
