import * as contract from '@thikana/contract/badges';
import { expiry } from '@thikana/contract/expiry';
import { limits } from '@thikana/contract/vocabulary';
import { type Binding, bind, bindLimited, perAccount, perAddress } from '../../http/binding.ts';
import { daySeconds } from '../../lib/durations.ts';
import { pageOf, rowsOfPage } from '../../lib/paging.ts';
import { m } from '../../paraglide/messages.js';
import { askForEvidence } from './ask-for-evidence.ts';
import { badgeTasksRepository } from './badge-tasks.repository.ts';
import type { BadgesDependencies } from './badges.dependencies.ts';
import { presentBadge, presentBadgeTask, presentEvidence } from './badges.presenter.ts';
import { badgesRepository } from './badges.repository.ts';
import { confirmPhone } from './confirm-phone.ts';
import { declineEvidence } from './decline-evidence.ts';
import { recordEvidence } from './record-evidence.ts';
import { sendPhoneCode } from './send-phone-code.ts';
import { viewOwnEvidence } from './view-own-evidence.ts';
import { withdrawEvidence } from './withdraw-evidence.ts';

export function badgesRoutes(dependencies: BadgesDependencies): Binding[] {
  const { db, now, settings } = dependencies;
  const tasks = badgeTasksRepository(db);
  const usualMonths = async () => (await settings.get()).badgeMonths;
  const badgesOfPerson = async (userId: string) => ({
    badges: (await badgesRepository(db).listValid(userId, now())).map(presentBadge),
  });
  const evidenceOfListing = async (listingId: string) => ({
    evidence: (await badgesRepository(db).listOfListing(listingId)).flatMap((row) =>
      presentEvidence(row, now()),
    ),
    usualMonths: await usualMonths(),
  });
  return [
    bind(contract.viewOwnBadges, ({ viewer }) => badgesOfPerson(viewer.user.id)),
    bindLimited(
      contract.sendPhoneCode,
      [perAccount(5, daySeconds), perAddress(20, daySeconds)],
      async ({ viewer }) => {
        await sendPhoneCode(dependencies, viewer.user.id);
        return { message: m.badges_code_sent({ minutes: expiry.phoneCodeMinutes }) };
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
    bind(contract.declineEvidence, async ({ viewer, params, body }) => {
      await declineEvidence(dependencies, viewer.user.id, { ...params, ...body });
      return { message: m.badges_owner_notified() };
    }),
    bind(contract.pageBadgeTasks, async ({ query: { page } }) => {
      const total = await tasks.count(now());
      const rows = await tasks.list(now(), rowsOfPage(page, limits.pageSize));
      return {
        tasks: rows.map((row) => presentBadgeTask(row, now())),
        usualMonths: await usualMonths(),
        ...pageOf(page, limits.pageSize, total),
      };
    }),
    bind(contract.viewOwnEvidence, async ({ viewer, params }) => ({
      evidence: await viewOwnEvidence(dependencies, viewer.user.id, params.id),
    })),
    bindLimited(contract.askForEvidence, [perAccount(20, daySeconds)], async ({ viewer, params }) => {
      await askForEvidence(dependencies, viewer.user.id, params);
      return {
        message: m.badges_request_received(),
        evidence: await viewOwnEvidence(dependencies, viewer.user.id, params.id),
      };
    }),
  ];
}
