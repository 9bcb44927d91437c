import { startOfCityDay } from '@thikana/contract/city-time';
import type { Introduction } from '@thikana/contract/introduction';
import { m } from '../../paraglide/messages.js';
import { dayOfMail } from '../../platform/mail/time-of-mail.ts';

/** An introduction as lines of an email. */
export function introductionLines({ people, from, months, work, pets }: Introduction): string[] {
  return [
    people !== undefined && m.introduction_people({ count: people }),
    from !== undefined && m.introduction_from({ day: dayOfMail(startOfCityDay(from)) }),
    months !== undefined && m.introduction_months({ count: months }),
    work !== undefined && m.introduction_work({ work }),
    pets !== undefined && m.introduction_pets({ pets }),
  ].filter((line) => line !== false);
}
