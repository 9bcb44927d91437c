import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idParams, idSchema } from './fields.ts';
import { changedConversation, messageKey, sentMessage, writingErrors } from './messages.ts';
import { m } from './paraglide/messages.js';
import { limits } from './vocabulary.ts';

const visitTime = z.iso.datetime({ offset: true, error: m.input_time });
const visitParams = idParams.extend({ visitId: idSchema });
const tag = 'messages' as const;

export const proposeVisit = defineEndpoint({
  name: 'proposeVisit',
  method: 'POST',
  path: '/api/conversations/:id/visits',
  access: 'user',
  tag,
  summary: 'Propose up to three times for a visit. They replace an earlier proposal or appointment.',
  params: idParams,
  body: z.object({
    key: messageKey,
    times: z
      .array(visitTime)
      .min(1, { error: m.input_time_required })
      .max(limits.timesPerVisit, { error: () => m.input_most_times({ most: limits.timesPerVisit }) })
      .transform((times) => [...new Set(times.map((time) => new Date(time).toISOString()))].sort()),
  }),
  status: 201,
  response: sentMessage,
  errors: [...writingErrors, 'visit_time_unfit'],
});

export const acceptVisit = defineEndpoint({
  name: 'acceptVisit',
  method: 'POST',
  path: '/api/conversations/:id/visits/:visitId/accept',
  access: 'user',
  tag,
  summary: 'Accept one of the proposed times. Both members get an email with a calendar file, and reminders.',
  params: visitParams,
  body: z.object({ time: visitTime.transform((time) => new Date(time).toISOString()) }),
  response: changedConversation,
  errors: [...writingErrors, 'visit_not_found', 'visit_changed', 'visit_time_unfit', 'own_proposal'],
});

export const cancelVisit = defineEndpoint({
  name: 'cancelVisit',
  method: 'POST',
  path: '/api/conversations/:id/visits/:visitId/cancel',
  access: 'user',
  tag,
  summary: 'Cancel a proposed or accepted visit.',
  params: visitParams,
  response: changedConversation,
  errors: ['conversation_not_found', 'visit_not_found'],
});

export const visitEndpoints = [proposeVisit, acceptVisit, cancelVisit] as const;
