import type { Listing } from '@thikana/contract/listings';
import { Link2, MessageCircle } from 'lucide-react';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { whatsAppChat } from '#web/lib/addresses/whats-app-chat.ts';
import { intentLabel, listingPrice } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { PosterForm } from './poster-form.tsx';

/** Ways to share a listing: links to send, and a poster. */
export function ShareListing({ listing }: { listing: Listing }) {
  const url = new URL(listingPath(listing), window.location.origin).href;
  const { amount, per = '' } = listingPrice(listing, 'full');
  const text = `${listing.title}\n${intentLabel(listing.intent)}: ${`${amount} ${per}`.trim()}\n${url}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(m.share_copied());
    } catch {
      // The clipboard can be missing, as over plain HTTP; the link can be copied from here by hand.
      window.prompt(m.share_prompt(), url);
    }
  };

  return (
    <section
      aria-label={m.promote_share()}
      className="grid gap-3 border-line border-t pt-4 sm:flex sm:flex-wrap sm:items-end sm:col-span-2"
    >
      <ButtonLink to={whatsAppChat(text)} target="_blank" rel="noreferrer" variant="secondary">
        <MessageCircle size={18} />
        {m.promote_share_whatsapp()}
      </ButtonLink>
      <Button variant="secondary" onClick={copy}>
        <Link2 size={18} />
        {m.promote_share_copy()}
      </Button>
      <PosterForm listingId={listing._id} />
    </section>
  );
}
