import { currentLanguage, languageTag, type SiteLanguage } from '@thikana/contract/language';
import { pathIn, splitLanguage } from '@thikana/contract/language-paths';
import { X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { rememberLanguage } from '#web/lib/device/own-language.ts';
import { routingEvent } from '#web/lib/documents/load-on-touch.ts';
import { m } from '#web/paraglide/messages.js';

/** Every language has the texts of all: each is in the language that it offers. */
const texts: Record<SiteLanguage, { offer: () => string; close: () => string }> = {
  en: { offer: m.layout_offer_en, close: m.layout_offer_close_en },
  bn: { offer: m.layout_offer_bn, close: m.layout_offer_close_bn },
  hi: { offer: m.layout_offer_hi, close: m.layout_offer_close_hi },
  ne: { offer: m.layout_offer_ne, close: m.layout_offer_close_ne },
};

/** A line that offers the page in another language, in that language. Closing it chooses the language of the page. */
export function LanguageOffer({ language, onClose }: { language: SiteLanguage; onClose: () => void }) {
  const { offer, close } = texts[language];
  const address = useSyncExternalStore(onRouting, currentAddress);
  if (isForm.test(address)) return null;
  return (
    <aside
      lang={language}
      aria-label={offer()}
      className="fixed bottom-(--above-bars) left-4 z-30 flex max-w-[calc(100%-2rem)] animate-fade-in items-center rounded-control border border-line-strong bg-surface"
    >
      <a
        href={pathIn(address, language)}
        hrefLang={languageTag(language)}
        onClick={() => rememberLanguage(language, '!')}
        className="flex min-h-touch items-center px-4 font-semibold text-tea hover:underline"
      >
        {offer()}
      </a>
      <button
        type="button"
        aria-label={close()}
        onClick={() => {
          rememberLanguage(currentLanguage(), '!');
          onClose();
        }}
        className="grid size-touch shrink-0 place-items-center rounded-control hover:bg-raised"
      >
        <X size={20} />
      </button>
    </aside>
  );
}

/** Pages with buttons and fields where the line lies. */
const isForm = /^\/(login|signup|verify-email|reset-password|dashboard|admin|setup)(?![\w-])/;

/** The address of the page without its language. */
const currentAddress = () => splitLanguage(location.pathname).path + location.search + location.hash;

function onRouting(listener: () => void): () => void {
  window.addEventListener(routingEvent, listener);
  return () => window.removeEventListener(routingEvent, listener);
}
