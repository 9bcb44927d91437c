import type { Signal } from '@thikana/contract/fraud-checks';
import { langOf } from '@thikana/contract/language-of-text';
import type { ManagedListing } from '@thikana/contract/own-listings';
import type { ReactNode } from 'react';
import { Picture } from '#web/components/ui/picture.tsx';
import { m } from '#web/paraglide/messages.js';

/** The two pictures or texts that the signal compares. */
export function SignalEvidence({ post, signal }: { post: ManagedListing; signal: Signal }) {
  const { kind, listing, picture, otherPicture } = signal;
  if (kind === 'pictures' && picture && otherPicture) {
    const show = (shown: typeof picture, alt: string) => (
      <Picture
        picture={shown}
        alt={alt}
        sizes="(min-width: 640px) 24rem, 100vw"
        fallbackSrc="/default-home.svg"
        className="aspect-4/3 w-full rounded-control"
      />
    );
    return (
      <Pair
        here={show(picture, m.admin_signal_this_picture())}
        there={show(otherPicture, m.admin_signal_other_picture())}
        names={[m.admin_signal_this_picture(), m.admin_signal_other_picture()]}
      />
    );
  }
  if (kind === 'wording' && listing) {
    return (
      <Pair
        here={<Words title={post.title} text={post.description} />}
        there={<Words title={listing.title} text={listing.description} />}
        names={[m.admin_signal_this_text(), m.admin_signal_other_text()]}
      />
    );
  }
  return null;
}

function Pair({ here, there, names }: { here: ReactNode; there: ReactNode; names: [string, string] }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {[here, there].map((side, index) => (
        <figure key={names[index]} className="min-w-0">
          {side}
          <figcaption className="mt-1 text-ink-soft text-sm">{names[index]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <blockquote className="rounded-control bg-raised px-4 py-3">
      <p lang={langOf(title)} className="font-semibold">
        {title}
      </p>
      <p lang={langOf(text)} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </blockquote>
  );
}
