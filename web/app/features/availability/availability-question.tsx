import type { AvailabilityQuestion as Question } from '@thikana/contract/availability';
import { langOf } from '@thikana/contract/language-of-text';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { longDate } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';

interface Props extends Question {
  /** The outcome of the last answer. */
  answered: string | null;
}

/**
 * Asks an owner about one listing. Plain form buttons: it works without scripts, and only pressing one answers, so link
 * scanners cannot.
 */
export function AvailabilityQuestion({ listing, availability, answered }: Props) {
  const { state, until } = availability;
  const isHidden = state === 'lapsed' || state === 'closed' || state === 'paused';
  const isOnline = state === 'confirmed' || state === 'asked';
  const { title, text } = wordsOf(listing.intent, state, answered);
  return (
    <div className="container-page max-w-2xl py-8 md:py-14">
      <h1 className="font-semibold text-title">{title}</h1>
      <p className="mt-3 text-ink-soft text-lg">{text}</p>
      <Card as="section" aria-label={m.available_listing()} className="mt-6 grid gap-4 md:p-8">
        <p lang={langOf(listing.title)} className="font-semibold text-xl">
          {listing.title}
        </p>
        {state === 'asked' && until && (
          <p className="text-ink-soft">{m.available_until({ day: longDate(until) ?? '' })}</p>
        )}
        <form method="post" className="grid gap-3">
          {state !== 'confirmed' && (
            <Button type="submit" size="lg" name="answer" value="available">
              {isHidden ? m.available_back() : m.available_yes()}
            </Button>
          )}
          {state !== 'closed' && (
            <Button type="submit" variant="secondary" size="lg" name="answer" value="gone">
              {listing.intent === 'rent' ? m.available_rented() : m.available_sold()}
            </Button>
          )}
        </form>
        {isOnline && (
          <ButtonLink to={listingPath(listing)} variant="quiet">
            {m.available_see()}
          </ButtonLink>
        )}
      </Card>
    </div>
  );
}

function wordsOf(
  intent: Question['listing']['intent'],
  state: Question['availability']['state'],
  answered: string | null,
): { title: string; text: string } {
  switch (state) {
    case 'asked':
      return { title: m.available_question(), text: m.available_question_text() };
    case 'lapsed':
      return { title: m.available_lapsed(), text: m.available_lapsed_text() };
    case 'paused':
      return { title: m.available_paused(), text: m.available_paused_text() };
    case 'closed':
      return {
        title: m.available_closed(),
        text: intent === 'rent' ? m.available_closed_rent() : m.available_closed_sell(),
      };
    case 'held':
      return { title: m.available_held(), text: m.available_held_text() };
    case 'unoffered':
      return { title: m.available_unoffered(), text: m.available_unoffered_text() };
    case 'confirmed':
      return answered === 'available'
        ? { title: m.available_thanks(), text: m.available_thanks_text() }
        : { title: m.available_confirmed(), text: m.available_confirmed_text() };
  }
}
