import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { mailProblems } from './watch.ts';

export const sendTestMail = defineEndpoint({
  name: 'sendTestMail',
  method: 'POST',
  path: '/api/admin/system/test-mail',
  access: 'admin',
  tag: 'site',
  summary: 'Send a test email to your own address now, and return what became of it.',
  response: z.object({
    to: z.string(),
    outcome: z
      .enum(['accepted', 'written', 'failed'])
      .describe('Whether the relay accepted it, it is a file because there is no relay, or it was not sent.'),
    problem: z.enum(mailProblems).optional(),
    detail: z.string().optional().describe('The answer of the relay, or the file in the data folder.'),
  }),
});
