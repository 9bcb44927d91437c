import type { SiteLanguage } from '@thikana/contract/language';
import { createRoot } from 'react-dom/client';
import { LanguageOffer } from './components/layout/language-offer.tsx';

/** Offers the page in another language, over the page, so that nothing on it moves. */
export function offerLanguage(language: SiteLanguage): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<LanguageOffer language={language} onClose={close} />);
}
