import { isApiError } from '@thikana/contract/api-error';
import { fromCityClocks } from '@thikana/contract/city-time';
import { enquiryAnswers } from '@thikana/contract/conversations';
import { AppError } from '@thikana/contract/errors';
import { pathIn } from '@thikana/contract/language-paths';
import type { PlainForm } from '../../http/plain-forms.ts';
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
      try {
        await send(dependencies, { conversationId: enquiry.id, ownerId: enquiry.owner_id }, answer, fields);
      } catch (error) {
        if (isApiError(error) && error.status < 500)
          return `${page}?answer=${encodeURIComponent(answer)}&problem=${error.code}`;
        throw error;
      }
      return `${page}?answered=${encodeURIComponent(answer)}`;
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
