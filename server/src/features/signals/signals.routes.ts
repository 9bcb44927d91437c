import * as contract from '@thikana/contract/signals';
import { type Binding, bind } from '../../http/binding.ts';
import { dismissSignal } from './dismiss-signal.ts';
import type { SignalsDependencies } from './signals.dependencies.ts';
import { viewSignals } from './view-signals.ts';

export function signalsRoutes(dependencies: SignalsDependencies): Binding[] {
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
