import { baseLanguage, currentLanguage } from '@thikana/contract/language';
import type { Block, MailContent, Note } from './mail-content.ts';

const lineLength = 76;

export function textLayout(content: MailContent): string {
  const parts = [
    // Other scripts have no capitals, so that only names would be written in them.
    currentLanguage() === baseLanguage ? content.heading.toUpperCase() : content.heading,
    ...content.body.map(textBlock),
    ...(content.button ? [`${content.button.label}:\n${content.button.link}`] : []),
    ...content.notes.map(textNote),
    `-- \n${content.siteName}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function textBlock(block: Block): string {
  if (typeof block === 'string') return wrap(block);
  if ('link' in block) return `${wrap(block.title)}\n${wrap(block.text)}\n${block.link}`;
  const caption = block.caption ? `${block.caption}:\n` : '';
  return `${caption}${wrap(block.quote, lineLength - 2).replaceAll(/^/gm, '> ')}`;
}

function textNote(note: Note): string {
  return wrap(typeof note === 'string' ? note : `${note.text}: ${note.link}`);
}

function wrap(text: string, length = lineLength): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, length))
    .join('\n');
}

/** A word longer than the line (a link) is not broken. */
function wrapLine(line: string, length: number): string {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
