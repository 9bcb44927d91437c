import { useEffect, useState } from 'react';

const listingAddress = /\/(?:rentals|buys)\/([0-9a-f]{24})$/;

/** The listing whose card is hovered or focused. */
export function useHighlightedListing(): string | undefined {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const light = (event: Event) => setId(listingOf(event.target));
    document.addEventListener('pointerover', light);
    document.addEventListener('focusin', light);
    return () => {
      document.removeEventListener('pointerover', light);
      document.removeEventListener('focusin', light);
    };
  }, []);
  return id;
}

function listingOf(target: EventTarget | null): string | undefined {
  const card = target instanceof Element ? target.closest('article') : null;
  const links = [...(card?.querySelectorAll('a') ?? [])];
  return links.map((link) => listingAddress.exec(link.getAttribute('href') ?? '')?.[1]).find(Boolean);
}
