import { m } from '#web/paraglide/messages.js';

interface Props {
  source: string;
  link?: string | undefined;
  verified: boolean;
}

/** Where an entry of the law pack comes from, and that a lawyer should confirm it. */
export function LawSource({ source, link, verified }: Props) {
  return (
    <p className="mt-1 text-ink-soft text-sm wrap-anywhere">
      {m.law_source({ source })}{' '}
      {link && (
        <a href={link} rel="noopener noreferrer" className="underline underline-offset-2">
          {m.law_read()}
        </a>
      )}{' '}
      {!verified && <strong>{m.law_unverified()}</strong>} {m.law_counsel()}
    </p>
  );
}
