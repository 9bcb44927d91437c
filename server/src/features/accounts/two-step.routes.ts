import * as contract from '@thikana/contract/two-step';
import { type Binding, bind, bindLimited, perAccount } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { beginTwoStep } from './begin-two-step.ts';
import { confirmTwoStep } from './confirm-two-step.ts';
import { endTwoStep } from './end-two-step.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { viewTwoStep } from './view-two-step.ts';

const limits = [perAccount(30)];

export function twoStepRoutes(dependencies: AccountsDependencies): Binding[] {
  return [
    bind(contract.viewTwoStep, ({ viewer }) => viewTwoStep(dependencies, viewer.user)),
    bindLimited(contract.beginTwoStep, limits, ({ body, viewer }) =>
      beginTwoStep(dependencies, viewer.user.id, body.password),
    ),
    bindLimited(contract.confirmTwoStep, limits, async ({ body, viewer }) => ({
      recoveryCodes: await confirmTwoStep(dependencies, viewer.user.id, body.code),
    })),
    bindLimited(contract.renewRecoveryCodes, limits, async ({ body, viewer }) => ({
      recoveryCodes: await renewRecoveryCodes(dependencies, viewer.user.id, body),
    })),
    bindLimited(contract.endTwoStep, limits, async ({ body, viewer }) => {
      await endTwoStep(dependencies, viewer.user.id, body);
      return { message: m.accounts_two_step_off() };
    }),
  ];
}
