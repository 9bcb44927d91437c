import type { FastifyReply } from 'fastify';
import { plainDocument } from '../lib/plain-document.ts';

interface PlainPage {
  status: number;
  title: string;
  heading: string;
  text: string;
  link: { text: string; href: string };
}

/** Sends a small page without assets, in the current language, where no document can be rendered. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  return reply
    .code(page.status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(markup(page));
}

const markup = ({ title, heading, text, link }: PlainPage) =>
  plainDocument({
    title,
    body: `<h1>${heading}</h1>
<p>${text}</p>
<p><a href="${link.href}">${link.text}</a></p>`,
  });
