import { supplyMissingLetters } from './lib/device/missing-letters.ts';
import { otherLanguage } from './lib/device/own-language.ts';
import { startOffline } from './start-offline.ts';

/** Starts what helps some visitors, after everything that the page shows. */
export function startLater(): void {
  supplyMissingLetters();
  const language = otherLanguage();
  if (language)
    import('./offer-language.tsx').then((offer) => offer.offerLanguage(language)).catch(() => undefined);
  if (import.meta.env.PROD) startOffline().catch(() => undefined);
}
