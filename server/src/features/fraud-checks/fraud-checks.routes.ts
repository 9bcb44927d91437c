import * as contract from '@thikana/contract/fraud-checks';
import { type Binding, bind } from '../../http/binding.ts';
import { dismissSignal } from './dismiss-signal.ts';
import type { FraudChecksDependencies } from './fraud-checks.dependencies.ts';
import { viewSignals } from './view-signals.ts';

export function signalsRoutes(dependencies: FraudChecksDependencies): Binding[] {
  return [
    bind(contract.viewSignals, async ({ params }) => ({
      signals: await viewSignals(dependencies, params.id),
    })),
    bind(contract.dismissSignal, async ({ viewer, params }) => {
      await dismissSignal(dependencies, viewer.user.id, Number(params.id));
      return { success: true as const };
    }),
  ];
}
