import { describe, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { greeting } from './greeting.ts';

const content = {
  siteName: 'Thikana',
  subject: 'Subject',
  preheader: 'Preheader',
  heading: 'Heading',
  body: ['First.', { caption: 'Reason', quote: 'One line.\nAnother line.' }],
  button: { label: 'Open', link: 'https://thikana.example/a?b=1&c=2' },
  notes: ['Small print.'],
};

test('the text part is complete by itself', () => {
  expect(composeMail(content).text).toBe(`HEADING

First.

Reason:
> One line.
> Another line.

Open:
https://thikana.example/a?b=1&c=2

Small print.

-- 
Thikana
`);
});

test('lines of the text part stay short, links stay whole', () => {
  const link = `https://thikana.example/${'x'.repeat(120)}`;
  const mail = composeMail({ ...content, body: ['word '.repeat(100)], button: { label: 'Open', link } });

  const long = mail.text.split('\n').filter((line) => line.length > 76);
  expect(long).toEqual([link]);
  expect(mail.link).toBe(link);
});

test('the HTML part has one button, its link in plain sight and the preheader first', () => {
  const { html } = composeMail(content);

  expect(html.match(/href="https:\/\/thikana\.example\/a\?b=1&amp;c=2"/g)).toHaveLength(2);
  expect(html).toContain('>https://thikana.example/a?b=1&amp;c=2</a>');
  expect(html.indexOf('Preheader')).toBeLessThan(html.indexOf('<h1'));
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html.length).toBeLessThan(20_000);
});

test('small print has a link: in the HTML part as a name, in the text part as an address', () => {
  const link = 'https://thikana.example/alerts/a?b=1&c=2';
  const mail = composeMail({ ...content, notes: [{ text: 'End these mails', link }] });

  expect(mail.text).toContain(`End these mails: ${link}\n`);
  expect(mail.html).toMatch(
    /<a class="link" href="https:\/\/thikana\.example\/alerts\/a\?b=1&amp;c=2"[^>]*>End these mails<\/a>/,
  );
});

test('an email without a button has no link', () => {
  const mail = composeMail({ ...content, button: undefined });

  expect(mail.html).not.toContain('href=');
  expect(mail).not.toHaveProperty('link');
});

test('what people wrote in another language says so', () => {
  const body = [
    { quote: 'ফ্ল্যাটটা কি খালি?' },
    { title: 'नेवारहरूको घर भाडामा', text: 'Darjeeling', link: 'https://thikana.example/1' },
  ];
  const { html } = composeMail({ ...content, body });

  expect(html).toContain('<span lang="bn">ফ্ল্যাটটা কি খালি?</span>');
  expect(html).toContain('<span lang="ne">नेवारहरूको घर भाडामा</span>');
  expect(html.match(/ lang="/g)).toHaveLength(3);
});

test('inserted values are escaped', () => {
  const hostile = `"><img src=x onerror=alert(1)></td><script>alert('1')</script>&`;
  const { html } = composeMail({
    siteName: hostile,
    subject: hostile,
    preheader: hostile,
    heading: hostile,
    body: [hostile, { caption: hostile, quote: hostile }],
    button: { label: hostile, link: `https://thikana.example/${hostile}` },
    notes: [hostile],
  });

  expect(html).not.toContain('<img');
  expect(html).not.toContain('<script');
  expect(html.match(/&quot;&gt;&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(13);
});

describe('greeting', () => {
  test.each(['Asha Rai', 'শ্রেয়া', "D'Souza", 'S. K. Roy', 'Dr. Sen'])('greets %s by name', (name) => {
    expect(greeting(name)).toBe(`Hello ${name},`);
  });

  test.each([
    'Win at https://spam.example',
    'spam.example',
    'www spam example',
    'call me@spam.example',
    '',
    'x'.repeat(61),
    'New member',
    'नयाँ सदस्य',
  ])('greets %j without a name', (name) => {
    expect(greeting(name)).toBe('Hello,');
  });

  test('line breaks and control characters are removed', () => {
    expect(greeting('Asha\r\nRai\u0000\u202e')).toBe('Hello Asha Rai,');
  });
});
