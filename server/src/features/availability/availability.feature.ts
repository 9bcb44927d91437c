import { askOwners } from './ask-owners.ts';
import type { AvailabilityDependencies } from './availability.dependencies.ts';
import { availabilityForm, availabilityRoutes } from './availability.routes.ts';
import { availabilityLink } from './availability-link.ts';

/** Availability checks: owners confirm their listings, and listings without an answer are hidden. */
export function availabilityFeature(dependencies: AvailabilityDependencies) {
  dependencies.jobs.add({
    name: 'ask-owners',
    schedule: '7 * * * *',
    run: () => askOwners(dependencies),
  });
  return {
    bindings: availabilityRoutes(dependencies),
    forms: [availabilityForm(dependencies)],
    linkFor: (listingId: string) => availabilityLink(dependencies, listingId),
  };
}
