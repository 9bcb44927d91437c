import type { SmsOptions, SmsSender } from './sms-sender.ts';

const patienceMilliseconds = 10_000;

/** Sends one POST with JSON to the provider. */
export function createHttpSmsSender({ url, authorization, body }: SmsOptions & { url: string }): SmsSender {
  return {
    async send(phone, text) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(authorization ? { authorization } : {}),
        },
        body: filled(body, { phone, text }),
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
      if (!answer.ok) throw new Error(`The provider of short messages answered with ${answer.status}.`);
    },
  };
}

/** The inserted values are escaped, so that they cannot end the JSON string. */
function filled(template: string, values: Record<'phone' | 'text', string>): string {
  const quoted = (name: 'phone' | 'text') => JSON.stringify(values[name]).slice(1, -1);
  return template.replace(/\{(phone|text)\}/g, (_, name: 'phone' | 'text') => quoted(name));
}
