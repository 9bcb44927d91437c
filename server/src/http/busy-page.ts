import { errorTable } from '@thikana/contract/error-table';
import type { FastifyReply } from 'fastify';
import { m } from '../paraglide/messages.js';
import { sendPlainPage } from './plain-page.ts';
import { comeBackSeconds } from './work-limit.ts';

/** A small page, sent while there is no time to render documents. */
export function sendBusyPage(reply: FastifyReply): FastifyReply {
  const { status, text } = errorTable.unavailable;
  reply.header('retry-after', comeBackSeconds);
  return sendPlainPage(reply, {
    status,
    title: m.busy_title(),
    heading: m.busy_heading(),
    text: text(),
    link: { text: m.busy_retry(), href: '' },
  });
}
