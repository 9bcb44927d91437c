import { renderedTextSchema } from '@thikana/contract/legal';
import { expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

/** The parts as HTML, which is easier to read. */
function htmlOf(text: string): string {
  const open: string[] = [];
  return renderedTextSchema
    .parse(renderMarkdown(text))
    .parts.map((part) => {
      if (typeof part === 'string') return part.replaceAll('<', '&lt;');
      if (part === null) return `</${open.pop()}>`;
      open.push(part.open);
      const { href, start } = part;
      return `<${part.open}${href ? ` href="${href}"` : ''}${start ? ` start="${start}"` : ''}>`;
    })
    .join('');
}

it('takes a first heading as the title, and begins the others at level two', () => {
  const text = '# Termos *de* uso\n\n## Contas\n\n### Nome\n\nTexto';
  expect(renderMarkdown(text).title).toBe('Termos de uso');
  expect(htmlOf(text)).toBe('<h2>Contas</h2><h3>Nome</h3><p>Texto</p>');
  expect(renderMarkdown('Before\n\n# One').title).toBeUndefined();
  expect(htmlOf('Before\n\n# One\n\n## Two')).toBe('<p>Before</p><h2>One</h2><h3>Two</h3>');
  expect(htmlOf('#### Deep\n\n###### Deepest')).toBe('<h2>Deep</h2><h4>Deepest</h4>');
  expect(renderMarkdown('')).toEqual({ parts: [] });
});

it('reads lists, emphasis, quotes, code, lines and tables', () => {
  expect(htmlOf('3. **You**\n4. _we_\n   - ~~they~~')).toBe(
    '<ol start="3"><li><strong>You</strong></li><li><em>we</em><ul><li><s>they</s></li></ul></li></ol>',
  );
  expect(htmlOf('> `a <b>`\n\n---\n\nOne  \ntwo\nthree')).toBe(
    '<blockquote><p><code>a &lt;b></code></p></blockquote><hr></hr><p>One<br></br>two\nthree</p>',
  );
  expect(htmlOf('```js\nx\n```')).toBe('<pre>x\n</pre>');
  expect(htmlOf('| Data | Days |\n|---|--:|\n| Name | 30 |')).toBe(
    '<table><thead><tr><th>Data</th><th>Days</th></tr></thead><tbody><tr><td>Name</td><td>30</td></tr></tbody></table>',
  );
});

it('makes links of addresses', () => {
  const html = htmlOf(
    'office@example.org https://example.org/a www.example.org [site](/privacy) [call](tel:+91353)',
  );
  expect(html).toBe(
    '<p><a href="mailto:office@example.org">office@example.org</a> <a href="https://example.org/a">https://example.org/a</a> ' +
      'www.example.org <a href="/privacy">site</a> <a href="tel:+91353">call</a></p>',
  );
});

it.each([
  ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
  ['a <b onclick="x()">b</b>', 'a &lt;b onclick="x()">b&lt;/b>'],
  ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
  ['[x](JaVaScRiPt&colon;alert(1))', '[x](JaVaScRiPt:alert(1))'],
  ['[x](data:text/html;base64,PGI+)', '[x](data:text/html;base64,PGI+)'],
  ['[x](//evil.example)', '[x](//evil.example)'],
  ['<javascript:alert(1)>', '&lt;javascript:alert(1)>'],
  ['![A *house*](https://pictures.example/1.png)', 'A house'],
])('lets no raw HTML, picture or unsafe address through: %s', (text, shown) => {
  expect(htmlOf(text)).toBe(`<p>${shown}</p>`);
});
