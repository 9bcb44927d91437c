import { isApiError } from '@thikana/contract/api-error';
import * as contract from '@thikana/contract/availability';
import { pathIn } from '@thikana/contract/language-paths';
import { type Binding, bind } from '../../http/binding.ts';
import type { PlainForm } from '../../http/plain-forms.ts';
import { m } from '../../paraglide/messages.js';
import { answerForListing } from './answer-availability.ts';
import type { AvailabilityDependencies } from './availability.dependencies.ts';
import { listingOfLink } from './availability-link.ts';
import { viewAvailability } from './view-availability.ts';

const texts = {
  available: m.availability_confirmed,
  gone: m.availability_closed,
} satisfies Record<contract.AvailabilityAnswer, () => string>;

export function availabilityRoutes(dependencies: AvailabilityDependencies): Binding[] {
  return [
    bind(contract.viewAvailability, ({ params }) => viewAvailability(dependencies, params.token)),
    bind(contract.answerAvailability, async ({ viewer, params, body: { answer } }) => ({
      message: texts[answer](),
      availability: await answerForListing(dependencies, {
        listingId: params.id,
        ownerId: viewer.user.id,
        answer,
      }),
    })),
  ];
}

/** The buttons of the page that an email links to. The page itself explains what is wrong with a link. */
export function availabilityForm(dependencies: AvailabilityDependencies): PlainForm {
  return {
    path: '/still-available/:token',
    async submit({ token = '' }, fields) {
      const page = pathIn(`/still-available/${encodeURIComponent(token)}`);
      const listingId = listingOfLink(dependencies, token);
      const answer = contract.availabilityAnswers.find((each) => each === fields.get('answer'));
      if (listingId === undefined || !answer) return page;
      try {
        await answerForListing(dependencies, { listingId, answer });
      } catch (error) {
        if (isApiError(error) && error.status < 500) return page;
        throw error;
      }
      return `${page}?answered=${answer}`;
    },
  };
}
