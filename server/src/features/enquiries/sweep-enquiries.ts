import { closeGone } from './close-gone.ts';
import type { SweepDependencies } from './enquiries.dependencies.ts';
import { pauseListings } from './pause-listings.ts';
import { remindOwners } from './remind-owners.ts';
import { tellSeekers } from './tell-seekers.ts';

/**
 * Closes enquiries that no one can answer, reminds owners, tells seekers and pauses listings. Each enquiry is handled in
 * one transaction with its emails and its mark, so a killed process neither loses nor repeats anything.
 */
export async function sweepEnquiries(dependencies: SweepDependencies): Promise<void> {
  for (const step of [closeGone, remindOwners, tellSeekers]) {
    let isMore = true;
    while (isMore) isMore = await step(dependencies);
  }
  await pauseListings(dependencies);
}
