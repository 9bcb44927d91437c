import { wakeWorkers } from '../../server/test/wake-workers.ts';
import { changeDatabase } from './site-database.ts';

/** Moves the first message of a conversation back by `hours` and runs the job for enquiries. */
export function backdateEnquiry(conversationId: string, hours: number): Promise<void> {
  return changeDatabase(async (client) => {
    await client.query(
      'update enquiries set opened_at = opened_at - make_interval(hours => $2) where conversation_id = $1',
      [conversationId, hours],
    );
    await client.query(`insert into pgboss.job (name, data) values ('sweep-enquiries', '{}')`);
    await wakeWorkers(client, 'sweep-enquiries');
  });
}
