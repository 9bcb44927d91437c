import type { MailProblem } from '@thikana/contract/watch';
import { withoutPersonalData } from '../../lib/without-personal-data.ts';

/** Why the relay could not be used, with its answer or the system's. */
export function mailProblemOf(error: unknown): { problem: MailProblem; detail: string } {
  if (!(error instanceof Error)) return { problem: 'other', detail: String(error) };
  const { code, response } = error as NodeJS.ErrnoException & { response?: unknown };
  // A host with several addresses fails with an error for each.
  const first: NodeJS.ErrnoException = error instanceof AggregateError ? error.errors[0] : error;
  const text = typeof response === 'string' ? response : first.message;
  return {
    problem: problemOf(code, {
      hasAnswer: typeof response === 'string',
      isOfSocket: first.syscall !== undefined,
    }),
    detail: withoutPersonalData(text).replaceAll(/\s+/g, ' ').trim(),
  };
}

function problemOf(
  code: string | undefined,
  { hasAnswer, isOfSocket }: { hasAnswer: boolean; isOfSocket: boolean },
): MailProblem {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login';
  if (hasAnswer) return 'refused';
  if (code === 'EDNS') return 'no-such-host';
  if (code === 'ETIMEDOUT') return 'no-answer';
  // Nodemailer reports failed certificates and handshakes as socket errors without a system call.
  if (code === 'ESOCKET' || code === 'ETLS') return isOfSocket ? 'unreachable' : 'encryption';
  return code === 'ECONNECTION' ? 'unreachable' : 'other';
}
