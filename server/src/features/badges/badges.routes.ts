import * as contract from '@thikana/contract/badges';
import { type Binding, bind } from '../../http/binding.ts';
import type { BadgesDependencies } from './badges.dependencies.ts';
import { presentBadge, presentEvidence } from './badges.presenter.ts';
import { badgesRepository } from './badges.repository.ts';
import { confirmPhone } from './confirm-phone.ts';
import { recordEvidence } from './record-evidence.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { withdrawEvidence } from './withdraw-evidence.ts';

export function badgesRoutes(dependencies: BadgesDependencies): Binding[] {
  const { db, now } = dependencies;
  const badgesOfPerson = async (userId: string) => ({
    badges: (await badgesRepository(db).listValid(userId, now())).map(presentBadge),
  });
  const evidenceOfListing = async (listingId: string) => ({
    evidence: (await badgesRepository(db).listOfListing(listingId)).flatMap((row) =>
      presentEvidence(row, now()),
    ),
  });
  return [
    bind(contract.viewOwnBadges, ({ viewer }) => badgesOfPerson(viewer.user.id)),
    bind(
      contract.sendPhoneCode,
      async ({ viewer }) => {
        await sendPhoneCode(dependencies, viewer.user.id);
        return { message: 'The code is on its way. It holds for ten minutes.' };
      },
      {
        limits: [
          { points: 5, windowSeconds: 86_400, by: 'account' },
          { points: 20, windowSeconds: 86_400, by: 'address' },
        ],
      },
    ),
    bind(contract.confirmPhone, async ({ viewer, body }) => {
      await confirmPhone(dependencies, viewer.user.id, body.code);
      return badgesOfPerson(viewer.user.id);
    }),
    bind(contract.viewEvidence, ({ params }) => evidenceOfListing(params.id)),
    bind(contract.recordEvidence, async ({ viewer, params, body }) => {
      await recordEvidence(dependencies, viewer.user.id, { ...params, ...body });
      return evidenceOfListing(params.id);
    }),
    bind(contract.withdrawEvidence, async ({ viewer, params }) => {
      await withdrawEvidence(dependencies, viewer.user.id, params);
      return evidenceOfListing(params.id);
    }),
  ];
}
