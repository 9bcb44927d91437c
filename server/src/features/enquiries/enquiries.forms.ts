import { fromCityClocks } from '@thikana/contract/city-time';
import { enquiryAnswers } from '@thikana/contract/conversations';
import { AppError } from '@thikana/contract/errors';
import { pathIn } from '@thikana/contract/language-paths';
import { orProblem, type PlainForm } from '../../http/plain-forms.ts';
import { readAnswerLink } from './answer-links.ts';
import type { EnquiriesDependencies } from './enquiries.dependencies.ts';

/** The buttons of the page that the reminder links to. The page itself explains what is wrong with a link. */
export function answerForm(dependencies: EnquiriesDependencies): PlainForm {
  return {
    path: '/answer-enquiry/:token',
    async submit({ token = '' }, fields) {
      const page = pathIn(`/answer-enquiry/${encodeURIComponent(token)}`);
      const enquiry = await readAnswerLink(dependencies, token);
      if (enquiry?.outcome !== null) return page;
      const answer = fields.get('answer') ?? '';
      return orProblem(`${page}?answer=${encodeURIComponent(answer)}`, async () => {
        await send(dependencies, { conversationId: enquiry.id, ownerId: enquiry.owner_id }, answer, fields);
        return `${page}?answered=${encodeURIComponent(answer)}`;
      });
    },
  };
}

async function send(
  { conversations }: EnquiriesDependencies,
  { conversationId, ownerId }: { conversationId: string; ownerId: string },
  given: string,
  fields: URLSearchParams,
): Promise<void> {
  // One answer by link for each conversation: sent twice, it appears once.
  const key = `mailed-answer-${conversationId}`;
  const answer = enquiryAnswers.find((each) => each === given);
  if (answer) return void (await conversations.sendAnswer({ conversationId, ownerId, key, answer }));
  const time = fromCityClocks(fields.get('time') ?? '');
  if (Number.isNaN(time.getTime())) throw new AppError('visit_time_unfit');
  await conversations.proposeVisit(ownerId, { conversationId, key, times: [time.toISOString()] });
}
