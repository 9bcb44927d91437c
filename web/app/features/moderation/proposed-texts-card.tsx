import { langOf } from '@thikana/contract/language-of-text';
import { decideOnTexts, type WaitingTexts } from '@thikana/contract/second-language';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { UserPageLink } from '#web/components/layout/user-page-link.tsx';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useAction } from '#web/components/ui/use-action.ts';
import { call } from '#web/lib/api/api.ts';
import { longDate } from '#web/lib/format/dates.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { RejectDialog } from './reject-dialog.tsx';
import { ShownTexts } from './shown-texts.tsx';
import { viewPostPath } from './view-post-path.ts';

/** Texts that an owner proposes in a second language, beside those that visitors see now. */
export function ProposedTextsCard({ proposal }: { proposal: WaitingTexts }) {
  const { listing, owner, proposedAt } = proposal;
  const { isBusy, failure, run } = useAction(m.admin_texts_decide_failed());
  const [isRejecting, setRejecting] = useState(false);
  const params = { id: listing._id };

  const approve = () => run(() => call(decideOnTexts, { params, body: { decision: 'approve', proposedAt } }));
  const reject = async (reason: string) => {
    await run(() => call(decideOnTexts, { params, body: { decision: 'reject', proposedAt, reason } }));
    setRejecting(false);
  };

  return (
    <Card as="article" className="grid gap-4">
      <h2 lang={langOf(listing.title)} className="font-semibold">
        <Link to={viewPostPath(listing._id)} className="underline underline-offset-2">
          {listing.title}
        </Link>
      </h2>
      <p className="text-ink-soft text-sm">
        <UserPageLink id={owner._id} className="underline underline-offset-2">
          <MarkedText text={titleCase(owner.name)} />
        </UserPageLink>
        {' · '}
        {m.admin_texts_on({ day: longDate(proposedAt) ?? '' })}
      </p>
      <div className="grid gap-4 lg:grid-cols-3">
        <ShownTexts label={m.admin_texts_first()} title={listing.title} description={listing.description} />
        <ShownTexts
          label={m.admin_texts_now()}
          title={listing.secondTitle}
          description={listing.secondDescription}
        />
        <ShownTexts
          label={m.admin_texts_proposed()}
          title={proposal.secondTitle}
          description={proposal.secondDescription}
        />
      </div>
      {proposal.isSuspicious && <Notice tone="warning">{m.admin_texts_suspicious()}</Notice>}
      <FormError>{failure}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button busy={isBusy && !isRejecting} busyText={m.admin_approving()} onClick={() => void approve()}>
          <Check size={18} />
          {m.admin_approve()}
        </Button>
        <Button variant="danger" disabled={isBusy} onClick={() => setRejecting(true)}>
          <X size={18} />
          {m.admin_reject()}
        </Button>
      </div>
      <RejectDialog
        open={isRejecting}
        heading={m.admin_texts_reject_title()}
        title={listing.title}
        needsReason
        isRejecting={isBusy}
        failure={undefined}
        onReject={(reason) => void reject(reason)}
        onClose={() => setRejecting(false)}
      />
    </Card>
  );
}
