import * as contract from '@thikana/contract/own-data';
import type { FastifyInstance } from 'fastify';
import { bind, bindLimited, perAccount } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import { deleteOwnAccount } from './delete-own-account.ts';
import { deleteVisitors } from './delete-visitors.ts';
import type { OwnDataDependencies } from './own-data.dependencies.ts';
import { ownDataRepository } from './own-data.repository.ts';
import { ownDataLink, serveOwnData } from './serve-own-data.ts';

/** People can view, download and delete the data stored about them. */
export function ownDataFeature(dependencies: OwnDataDependencies) {
  dependencies.jobs.add({
    name: 'delete-visitors',
    schedule: '20 4 * * *',
    run: () => deleteVisitors(dependencies),
  });
  return {
    serve: (app: FastifyInstance) => serveOwnData(app, dependencies),
    bindings: [
      bind(contract.listPhoneReveals, async ({ viewer }) => ({
        days: await ownDataRepository(dependencies.db, viewer.user.id).listPhoneReveals(),
      })),
      bindLimited(contract.prepareOwnData, [perAccount(10)], async ({ viewer }) =>
        ownDataLink(dependencies, viewer.user.id),
      ),
      bindLimited(contract.deleteOwnAccount, [perAccount(10)], async ({ body, viewer }) => {
        await deleteOwnAccount(dependencies, viewer.user.id, body);
        return { message: m.own_data_account_deleted() };
      }),
    ],
  };
}
