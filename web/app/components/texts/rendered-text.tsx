import type { RenderedText, TextPart } from '@thikana/contract/legal';
import { createElement, type ReactNode } from 'react';

const look = [
  'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 text-ink-soft wrap-anywhere',
  '[&_:is(h2,h3,h4,h5,h6)]:mt-4 [&_:is(h2,h3,h4,h5,h6)]:font-semibold [&_:is(h2,h3,h4,h5,h6)]:text-ink [&_h2]:text-xl [&_h3]:text-lg',
  '[&_a]:text-tea [&_a]:underline [&_a]:underline-offset-4 [&_strong]:text-ink',
  '[&_ol]:list-decimal [&_ul]:list-disc [&_:is(ol,ul)]:grid [&_:is(ol,ul)]:gap-1 [&_:is(ol,ul)]:pl-6',
  '[&_table]:block [&_table]:overflow-x-auto [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-1.5 [&_th]:text-left [&_th]:text-ink',
  '[&_blockquote]:border-line-strong [&_blockquote]:border-l-4 [&_blockquote]:pl-4 [&_hr]:border-line [&_pre]:overflow-x-auto',
].join(' ');

/** A text of the operator, which the server read from Markdown. */
export function RenderedTextBlock({ parts }: Pick<RenderedText, 'parts'>) {
  return <div className={look}>{elementsOf(parts)}</div>;
}

interface Opened {
  part: Exclude<TextPart, string | null>;
  children: ReactNode[];
}

function elementsOf(parts: readonly TextPart[]): ReactNode[] {
  const text: ReactNode[] = [];
  const open: Opened[] = [];
  const add = (node: ReactNode) => (open.at(-1)?.children ?? text).push(node);
  for (const [key, part] of parts.entries()) {
    if (typeof part === 'string') add(part);
    else if (part) open.push({ part, children: [] });
    else {
      const closed = open.pop();
      if (closed) add(elementOf(closed, key));
    }
  }
  return text;
}

function elementOf({ part: { open, ...attributes }, children }: Opened, key: number): ReactNode {
  return createElement(open, { ...attributes, key }, ...children);
}
