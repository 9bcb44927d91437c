import { baseLanguage, currentLanguage, languageTag } from '@thikana/contract/language';
import { Outlet, ScrollRestoration } from 'react-router';
import { OfflineNotice } from '#web/components/layout/offline-notice.tsx';
import { Toaster } from '#web/components/ui/toast.tsx';
import { trustedTypesScript } from '../framework/trusted-types.ts';
import { zodSettingsScript } from '../framework/zod-settings.ts';
import { lightDataScript } from './lib/device/light-data.ts';
import { missingLettersScript } from './lib/device/missing-letters.ts';
import { nativeDigitsScript } from './lib/device/native-digits.ts';
import { themeScript } from './lib/device/theme.ts';
import { PageHead } from './lib/pages/page-head.tsx';
import stylesheet from './styles/app.css?url';
import letters from './styles/fonts/hind-siliguri-400.woff2?url';
import boldLetters from './styles/fonts/hind-siliguri-600.woff2?url';

// The scripts ran before hydration, so the browser's bundle does not contain their text again.
const firstScript = import.meta.env.SSR
  ? `${trustedTypesScript}${zodSettingsScript}${themeScript};${lightDataScript}`
  : '';
const scriptInLanguage = () =>
  import.meta.env.SSR && currentLanguage() !== baseLanguage
    ? `${firstScript};${missingLettersScript(currentLanguage())};${nativeDigitsScript}`
    : firstScript;

// Nor does it request fonts again that the service worker left out, with light data.
const fonts = import.meta.env.SSR ? [letters, boldLetters] : [];

/** In other scripts few letters are Latin, so their fonts come after the text is on the screen, for the next visit. */
const preloadedFonts = () => (currentLanguage() === baseLanguage ? fonts : []);

/** The HTML document around every page. */
export function Document() {
  return (
    <html lang={languageTag()} data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, which run before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: scriptInLanguage() }} suppressHydrationWarning />
        <PageHead />
        {preloadedFonts().map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body className="bg-paper font-sans text-ink antialiased">
        <Outlet />
        <OfflineNotice />
        <Toaster />
        <ScrollRestoration />
      </body>
    </html>
  );
}
