import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { messageAnswer } from './fields.ts';
import { m } from './paraglide/messages.js';

const tag = 'accounts' as const;
const access = 'user' as const;
const key = (length: number) =>
  z
    .string({ error: m.input_key })
    .max(length, { error: m.input_key })
    .regex(/^[\w-]+={0,2}$/, { error: m.input_key });

/** A notification as the service worker receives it. */
export interface PushNotice {
  title: string;
  body: string;
  /** The page that a tap opens. */
  path: string;
  /** A newer notification with the same tag replaces this one. */
  tag: string;
}

export const viewPush = defineEndpoint({
  name: 'viewPush',
  method: 'GET',
  path: '/api/users/push',
  access,
  tag,
  summary: 'Whether this session has notifications, and the key that a browser needs to turn them on.',
  response: z.object({ isOn: z.boolean(), publicKey: z.string() }),
});

export const startPush = defineEndpoint({
  name: 'startPush',
  method: 'PUT',
  path: '/api/users/push',
  access,
  tag,
  summary: 'Send notifications to this browser until its session ends.',
  body: z.object({
    endpoint: z
      .url({ protocol: /^https$/, error: m.input_push_service })
      .max(1000, { error: m.input_push_service }),
    keys: z.object({ p256dh: key(200), auth: key(100) }),
  }),
  response: messageAnswer,
});

export const stopPush = defineEndpoint({
  name: 'stopPush',
  method: 'DELETE',
  path: '/api/users/push',
  access,
  tag,
  summary: 'Send no more notifications to this browser.',
  response: messageAnswer,
});

export const pushEndpoints = [viewPush, startPush, stopPush] as const;
