import { errorTable } from '@thikana/contract/error-table';
import { languageTag } from '@thikana/contract/language';
import type { FastifyReply } from 'fastify';
import { m } from '../paraglide/messages.js';
import { comeBackSeconds } from './work-limit.ts';

const page = () => `<!DOCTYPE html>
<html lang="${languageTag()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${m.busy_title()}</title>
</head>
<body>
<h1>${m.busy_heading()}</h1>
<p>${errorTable.unavailable.text()}</p>
<p><a href="">${m.busy_retry()}</a></p>
</body>
</html>
`;

/** A small page without assets, sent while there is no time to render documents. */
export function sendBusyPage(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({
      'retry-after': comeBackSeconds,
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })
    .type('text/html; charset=utf-8')
    .send(page());
}
