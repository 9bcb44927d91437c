import { dismissSignal, type Signal } from '@thikana/contract/fraud-checks';
import { langOf } from '@thikana/contract/language-of-text';
import type { ManagedListing } from '@thikana/contract/own-listings';
import { Link } from 'react-router';
import { UserPageLink } from '#web/components/layout/user-page-link.tsx';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { SignalEvidence } from './signal-evidence.tsx';
import { signalText } from './signal-text.ts';

interface Props {
  post: ManagedListing;
  signal: Signal;
  onDismissed: () => void;
}

/**
 * A signal of the fraud checks: what it is, the related account or listing, the evidence, and a button to dismiss it.
 */
export function SignalCard({ post, signal, onDismissed }: Props) {
  const { isBusy, failure, attempt } = useAttempt(m.admin_signal_dismiss_failed());

  const dismiss = () =>
    attempt(async () => {
      await call(dismissSignal, { params: { id: signal.id } });
      onDismissed();
    });

  return (
    <Card as="li" className="grid gap-3">
      <h3 className="font-semibold">{signalText(signal)}</h3>
      {failure && <FormError>{failure}</FormError>}
      <Pointers signal={signal} />
      <SignalEvidence post={post} signal={signal} />
      <div>
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          busyText={m.admin_signal_dismissing()}
          onClick={dismiss}
        >
          {m.admin_signal_dismiss()}
        </Button>
      </div>
    </Card>
  );
}

const linkLook =
  'inline-flex min-h-touch max-w-full items-center text-tea underline underline-offset-4 xl:min-h-6';

function Pointers({ signal: { listing, person } }: { signal: Signal }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      {listing && (
        <Link to={`/admin/posts/view-post/${listing._id}`} lang={langOf(listing.title)} className={linkLook}>
          {listing.title}
        </Link>
      )}
      {person && (
        <UserPageLink id={person._id} className={linkLook}>
          <span className="min-w-0 wrap-anywhere">
            <MessageAround
              text={titleCase(person.name)}
              message={(name) =>
                person.isBanned
                  ? m.admin_signal_person_banned({ name, email: person.email })
                  : m.admin_signal_person({ name, email: person.email })
              }
            />
          </span>
        </UserPageLink>
      )}
    </div>
  );
}
