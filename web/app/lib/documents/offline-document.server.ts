import { languageTag } from '@thikana/contract/language';
import { themeScript } from '#web/lib/device/theme.ts';
import { m } from '#web/paraglide/messages.js';
import stylesheet from '../../styles/app.css?url';

/** Browsers also call themselves online while only the site is away, and then send no event. */
const reopenScript = `const reopen=()=>location.reload();addEventListener('online',reopen);
setInterval(()=>fetch('/healthz').then(({ok})=>ok&&reopen()).catch(()=>{}),3000)`;

/**
 * The service worker (`sw.js`) stores this page and shows it when no document can load, so it must not depend on other
 * files.
 */
export const offlineDocument = () => `<!doctype html>
<html lang="${languageTag()}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${m.offline_meta()}</title>
<script>${themeScript}</script>
<script>${reopenScript}</script>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body class="bg-paper font-sans text-ink">
<main class="mx-auto grid min-h-dvh max-w-lg place-content-center justify-items-center gap-4 px-4 text-center">
<h1 class="font-semibold text-2xl">${m.error_offline_title()}</h1>
<p class="text-ink-soft">${m.offline_text()}</p>
<p><a href="" class="inline-flex min-h-touch items-center rounded-control bg-terracotta px-4 font-semibold text-on-terracotta">${m.error_retry()}</a></p>
</main>
</body>
</html>`;
