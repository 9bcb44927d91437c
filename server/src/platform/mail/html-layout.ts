import { languageTag } from '@thikana/contract/language';
import { m } from '../../paraglide/messages.js';
import { escapeHtml, htmlOfPeople } from './escape-html.ts';
import type { Block, Entry, MailContent, Note } from './mail-content.ts';
import { inline, styleSheet } from './mail-style.ts';

/** Invisible filler, so that an inbox shows only the preheader. */
const filler = '&#847;&zwnj;&nbsp;'.repeat(60);

/** Tables and inline styles, because email programs support little else. */
export function htmlLayout(content: MailContent): string {
  return `<!doctype html>
<html lang="${languageTag()}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(content.heading)}</title>
<style>${styleSheet}</style>
</head>
<body class="page" style="${inline.page}">
<div style="${inline.preheader}">${escapeHtml(content.preheader)}${filler}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${inline.page}">
<tr><td class="edge" align="center" style="padding:32px 16px 40px">
<table role="presentation" class="card" width="560" cellpadding="0" cellspacing="0" style="${inline.card}">
<tr><td class="pad head" style="${inline.header}">${escapeHtml(content.siteName)}</td></tr>
<tr><td class="pad" style="${inline.body}">
<h1 class="strong" style="${inline.heading}">${escapeHtml(content.heading)}</h1>
${content.body.map(htmlBlock).join('\n')}
${content.button ? htmlButton(content.button) : ''}
</td></tr>
${htmlNotes(content.notes)}
</table>
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px">
<tr><td class="pad quiet" style="${inline.footer}">${escapeHtml(m.mail_sent_by({ site: content.siteName }))}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function htmlBlock(block: Block): string {
  if (typeof block === 'string') {
    return `<p class="plain" style="${inline.paragraph}">${escapeLines(block)}</p>`;
  }
  if ('link' in block) return htmlEntry(block);
  const caption = block.caption
    ? `<span class="quiet" style="${inline.caption}">${escapeHtml(block.caption)}</span>`
    : '';
  return `<div class="quote" style="${inline.quote}">${caption}${linesOfPeople(block.quote)}</div>`;
}

function htmlEntry({ title, text, link }: Entry): string {
  const href = escapeHtml(link);
  return `<div class="quote" style="${inline.quote}"><a class="link" href="${href}" style="${inline.entry}">${linesOfPeople(title)}</a><br>${escapeLines(text)}</div>`;
}

function htmlButton({ label, link }: { label: string; link: string }): string {
  const href = escapeHtml(link);
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" style="margin:8px 0 20px">
<tr><td align="center" bgcolor="#a8431f" style="${inline.buttonCell}"><a href="${href}" style="${inline.button}">${escapeHtml(label)}</a></td></tr>
</table>
<p class="quiet" style="${inline.fallback}">${escapeHtml(m.mail_link_fallback())}<br><a class="link" href="${href}" style="${inline.link}">${href}</a></p>`;
}

function htmlNotes(notes: readonly Note[]): string {
  if (notes.length === 0) return '';
  const lines = notes.map((note) => `<p class="quiet" style="${inline.note}">${htmlNote(note)}</p>`);
  return `<tr><td class="pad rule" style="${inline.notes}">\n${lines.join('\n')}\n</td></tr>`;
}

function htmlNote(note: Note): string {
  if (typeof note === 'string') return escapeLines(note);
  return `<a class="link" href="${escapeHtml(note.link)}" style="${inline.link}">${escapeLines(note.text)}</a>`;
}

const escapeLines = (text: string) => withBreaks(escapeHtml(text));
const linesOfPeople = (text: string) => withBreaks(htmlOfPeople(text));
const withBreaks = (html: string) => html.replaceAll(/\r?\n/g, '<br>');
