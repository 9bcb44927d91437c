import { type RenderedText, safeLink, type TextPart } from '@thikana/contract/legal';
import MarkdownIt, { type Token } from 'markdown-it';

/** Raw HTML is text. */
const markdown = new MarkdownIt({ html: false, linkify: true });
// Only complete addresses and email addresses become links by themselves: 'e.g.the' is no address.
markdown.linkify.set({ fuzzyLink: false });
markdown.validateLink = (address) => safeLink.test(address.trim());

/**
 * Reads Markdown. A first heading of level one becomes the title; the highest of the others is of level two, below the
 * page's own heading.
 */
export function renderMarkdown(text: string): RenderedText {
  const tokens = markdown.parse(text, {});
  const title = takeTitle(tokens);
  const levels = tokens.filter(isHeading).map(levelOf);
  const lift = levels.length > 0 ? Math.min(...levels) - 2 : 0;
  for (const token of tokens) if (isHeading(token)) token.tag = `h${Math.min(6, levelOf(token) - lift)}`;
  return { ...(title && { title }), parts: tokens.flatMap(partsOf) };
}

const isHeading = ({ type }: Token) => type === 'heading_open' || type === 'heading_close';
const levelOf = ({ tag }: Token) => Number(tag.slice(1));

/** Removes a heading of level one at the start, and returns its words. */
function takeTitle(tokens: Token[]): string | undefined {
  const [heading, words] = tokens;
  if (heading?.type !== 'heading_open' || heading.tag !== 'h1') return undefined;
  tokens.splice(0, 3);
  return wordsOf(words?.children);
}

function wordsOf(tokens: readonly Token[] | null | undefined): string {
  return (tokens ?? []).map(({ content }) => content).join('');
}

function partsOf(token: Token): TextPart[] {
  const { type, tag, nesting, content, children } = token;
  // The paragraphs of a list without blank lines.
  if (token.hidden) return [];
  if (nesting === -1) return [null];
  if (nesting === 1) return [opened(token)];
  if (type === 'inline') return (children ?? []).flatMap(partsOf);
  if (type === 'softbreak') return ['\n'];
  // A picture could come from another site, which would see every reader: its description stands for it.
  if (type === 'image') return [wordsOf(children)];
  if (type === 'fence' || type === 'code_block') return [{ open: 'pre' }, content, null];
  if (!tag) return content ? [content] : [];
  return [opened(token), ...(content ? [content] : []), null];
}

function opened(token: Token): TextPart {
  const [href, start] = [token.attrGet('href'), token.attrGet('start')];
  const open = token.tag as Exclude<TextPart, string | null>['open'];
  return { open, ...(href && { href: String(href) }), ...(start && { start: Number(start) }) };
}
