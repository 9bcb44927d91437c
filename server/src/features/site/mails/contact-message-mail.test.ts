import { expect, test } from 'vitest';
import { contactMessageMail } from './contact-message-mail.ts';

test('a message to the operator quotes the visitor, escapes it, and is answered to them', () => {
  const mail = contactMessageMail({
    siteName: 'Thikana',
    name: 'Bina <Rai>',
    email: 'bina@example.org',
    message: 'Is the flat free?\n<script>alert(1)</script>',
  });

  expect(mail.replyTo).toBe('bina@example.org');
  expect(mail.text).toContain('From:\n> Bina <Rai>\n> bina@example.org');
  expect(mail.text).toContain('> Is the flat free?\n> <script>alert(1)</script>');
  expect(mail.html).toContain('Bina &lt;Rai&gt;');
  expect(mail.html).not.toContain('<script');
});
