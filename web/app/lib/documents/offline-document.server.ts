import { currentLanguage, languageTag } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import { Heart, MessagesSquare, Plus, Search } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { themeScript } from '#web/lib/device/theme.ts';
import { m } from '#web/paraglide/messages.js';
import stylesheet from '../../styles/app.css?url';
import { barEntryLook, barLook } from './bottom-bar-looks.ts';
import { listKeptScript } from './list-kept-script.server.ts';

/**
 * Browsers also call themselves online while only the site is away, and then send no event. Who is on the way to another
 * page is not brought back. Back to the page before may change the address only, which then has to be loaded.
 */
const reopenScript = `let leaves=false;addEventListener('beforeunload',()=>{leaves=true});
const reopen=()=>leaves||location.reload();addEventListener('online',reopen);addEventListener('popstate',reopen);
setInterval(()=>fetch('/healthz').then(({ok})=>ok&&reopen()).catch(()=>{}),3000)`;

const bar = [
  { path: '/rentals', label: m.layout_bar_search, Icon: Search },
  { path: '/shortlist', label: m.layout_bar_saved, Icon: Heart },
  { path: '/dashboard/messages', label: m.layout_messages, Icon: MessagesSquare },
  { path: '/dashboard/new-post', label: m.layout_bar_post, Icon: Plus },
];

const entries = () =>
  bar.map(({ path, label, Icon }) => {
    const icon = renderToStaticMarkup(createElement(Icon, { 'aria-hidden': true, size: 22 }));
    return `<a href="${pathIn(path, currentLanguage())}" class="${barEntryLook}">${icon}${label()}</a>`;
  });

/**
 * The service worker (`sw.js`) stores this page and shows it when no document can load, so it must not depend on other
 * files. It leads to what is kept.
 */
export const offlineDocument = () => `<!doctype html>
<html lang="${languageTag()}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${m.offline_meta()}</title>
<script>${themeScript}</script>
<script>${reopenScript}</script>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body class="bg-paper font-sans text-ink">
<main class="mx-auto grid min-h-[80dvh] max-w-lg content-center justify-items-center gap-4 px-4 py-8 text-center">
<h1 class="font-semibold text-2xl">${m.error_offline_title()}</h1>
<p class="text-ink-soft">${m.offline_text()}</p>
<p><a href="" class="inline-flex min-h-touch items-center rounded-control bg-terracotta px-4 font-semibold text-on-terracotta">${m.error_retry()}</a></p>
<section hidden class="w-full text-left" aria-labelledby="kept-title">
<h2 id="kept-title" class="font-semibold text-lg">${m.offline_kept()}</h2>
<ul id="kept"></ul>
</section>
</main>
<nav data-bottom-bar aria-label="${m.layout_bottom_bar()}" class="${barLook}">${entries().join('')}</nav>
<script>${listKeptScript}</script>
</body>
</html>`;
