import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { timestamp } from './fields.ts';
import { m } from './paraglide/messages.js';
import { shortText } from './written-text.ts';

export const legalTexts = ['terms', 'privacy'] as const;
export type LegalText = (typeof legalTexts)[number];

/** Two of them in three-byte letters fit into one request, with shorter ones in other languages. */
export const legalTextMax = 40_000;

const lines = (max: number) => shortText(max, () => m.input_text_too_long({ most: max }), { lines: true });
const markdown = lines(legalTextMax).describe(
  'Markdown. Empty: the text of the city pack, or the built-in one.',
);

/** The operator's own terms of use and privacy policy. */
export const legalSchema = z.object({
  responsible: lines(300).describe('Who is responsible for the site. Empty: the name of the site.'),
  terms: markdown,
  privacy: markdown,
  changedAt: z
    .object({ terms: timestamp.optional(), privacy: timestamp.optional() })
    .default({})
    .describe('When each text was last changed. The server sets it; what is sent is ignored.'),
});
export type Legal = z.output<typeof legalSchema>;

const textElements = z.enum([
  ...([
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'hr',
    'br',
  ] as const),
  ...(['strong', 'em', 's', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
]);
/** Addresses with these beginnings run no script; a page of this site begins with one slash. */
export const safeLink = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

const textPart = z.union([
  z.string(),
  z.object({
    open: textElements,
    href: z.string().regex(safeLink).optional(),
    start: z.int().optional().describe('The first number of an ordered list, if it is not 1.'),
  }),
  z.null(),
]);
export type TextPart = z.output<typeof textPart>;

export const renderedTextSchema = z.object({
  title: z.string().optional().describe('The first heading, if the text begins with one of the first level.'),
  parts: z
    .array(textPart)
    .describe(
      'The rest in its order: a text, an object that opens an element, and null that closes the last one.',
    ),
});
export type RenderedText = z.output<typeof renderedTextSchema>;

const ofText = z.object({ text: z.enum(legalTexts) });

export const viewLegalText = defineEndpoint({
  name: 'viewLegalText',
  method: 'GET',
  path: '/api/legal/:text',
  access: 'anyone',
  tag: 'site',
  summary:
    'The operator’s own terms of use or privacy policy; without one, the site shows the built-in text.',
  params: ofText,
  response: z.object({
    own: renderedTextSchema.extend({ changedAt: timestamp }).optional(),
  }),
});

export const viewPackText = defineEndpoint({
  name: 'viewPackText',
  method: 'GET',
  path: '/api/admin/legal/:text',
  access: 'editor',
  tag: 'site',
  summary: 'The Markdown of the city pack, to start an own text from; empty if the pack has none.',
  params: ofText,
  response: z.object({ markdown: z.string() }),
});

export const previewLegalText = defineEndpoint({
  name: 'previewLegalText',
  method: 'POST',
  path: '/api/admin/legal-preview',
  access: 'editor',
  tag: 'site',
  summary: 'Render a text as its page will show it. Nothing is saved.',
  body: z.object({ markdown }),
  response: renderedTextSchema,
});

export const legalEndpoints = [viewLegalText, viewPackText, previewLegalText] as const;
