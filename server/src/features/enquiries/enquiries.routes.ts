import * as contract from '@thikana/contract/enquiries';
import { AppError } from '@thikana/contract/errors';
import { type Binding, bind, bindLimited, perAccount, perAddress } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import { listingRows, markListingsStale, requireOwn } from '../listings/listings.feature.ts';
import { readAnswerLink } from './answer-links.ts';
import type { EnquiriesDependencies } from './enquiries.dependencies.ts';
import { enquiriesRepository } from './enquiries.repository.ts';

export function enquiriesRoutes(dependencies: EnquiriesDependencies): Binding[] {
  const { db } = dependencies;
  return [
    bindLimited(contract.viewMailedEnquiry, [perAddress(300)], async ({ params }) => {
      const enquiry = await readAnswerLink(dependencies, params.token);
      if (!enquiry) throw new AppError('link_invalid');
      return {
        conversationId: enquiry.id,
        listing: { title: enquiry.listing_title, intent: enquiry.listing_intent },
        seekerNumber: enquiry.seeker_number ?? 1,
        isOpen: enquiry.outcome === null,
      };
    }),
    bind(contract.viewEnquiryLimit, async ({ viewer, params }) => {
      requireOwn(await listingRows(db).find(params.id), viewer.user.id);
      const enquiries = enquiriesRepository(db);
      return {
        most: (await enquiries.findLimit(params.id)) ?? null,
        open: await enquiries.countOpen(params.id),
      };
    }),
    bindLimited(contract.limitEnquiries, [perAccount(60)], async ({ viewer, params, body }) => {
      await db.transaction().execute(async (transaction) => {
        requireOwn(await listingRows(transaction).findForUpdate(params.id), viewer.user.id);
        await enquiriesRepository(transaction).setLimit(params.id, body.most);
        await markListingsStale(transaction, [params.id]);
      });
      return { message: m.enquiries_limit_saved() };
    }),
  ];
}
