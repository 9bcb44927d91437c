import type { Call } from '@thikana/contract/client';
import { langOf } from '@thikana/contract/language-of-text';
import { viewUnconfirmedMessage } from '@thikana/contract/unconfirmed-messages';
import { LinkError } from '#web/components/layout/link-error.tsx';
import { TextPage } from '#web/components/layout/text-page.tsx';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { ConfirmMessage } from '#web/features/messages/confirm-message.tsx';
import { type LoadArgs, publicLoader } from '#web/lib/api/route-data.ts';
import { secretAddressHeaders, secretAddressMeta } from '#web/lib/documents/secret-address.ts';
import type { ErrorProps, PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

async function load(call: Call, { params, url }: LoadArgs) {
  const token = params.token ?? '';
  const message = await call(viewUnconfirmedMessage, { params: { token } });
  return { token, ...message, hasProblem: url.searchParams.has('problem') };
}

export const loader = publicLoader(load);

export const headers = secretAddressHeaders;

export const meta = secretAddressMeta(m.confirm_title);

export default function ConfirmMessagePage({ loaderData }: PageProps<typeof loader>) {
  const { listing, text, hasProblem, ...message } = loaderData;
  return (
    <TextPage
      title={m.confirm_title()}
      intro={<MessageAround text={listing.title} message={(title) => m.confirm_intro({ title })} />}
    >
      <Card
        as="section"
        aria-label={m.confirm_title()}
        className="grid grid-cols-[minmax(0,1fr)] gap-6 md:p-8"
      >
        <blockquote
          lang={langOf(text)}
          className="whitespace-pre-wrap wrap-anywhere border-tea border-l-4 pl-4"
        >
          {text}
        </blockquote>
        <ConfirmMessage
          {...message}
          listing={listing}
          problem={hasProblem ? m.confirm_failed() : undefined}
        />
      </Card>
    </TextPage>
  );
}

export function ErrorBoundary({ error }: ErrorProps) {
  return (
    <LinkError
      error={error}
      deadStatus={404}
      dead={{ title: m.confirm_invalid(), text: m.confirm_invalid_text({ button: m.login_forgot() }) }}
      failed={m.confirm_title()}
    >
      <ButtonLink to="/dashboard/messages">{m.confirm_to_messages()}</ButtonLink>
    </LinkError>
  );
}
