import { describe, expect, it } from 'vitest';
import labelledMessages from './fraud/labelled-messages.json' with { type: 'json' };
import { fraudScripts } from './fraud-scripts.ts';
import { scanMessage } from './scan-message.ts';

/** Messages as people in Siliguri write them. The rules were never tuned to the held-out ones. */
interface Labelled {
  text: string;
  language: string;
  script?: string;
  held?: boolean;
}

const messages: readonly Labelled[] = labelledMessages;
const isMarked = ({ text }: Labelled) => scanMessage(text).length > 0;
const share = (part: readonly Labelled[], of: readonly Labelled[]) => part.length / of.length;

function rates(set: readonly Labelled[]) {
  const bad = set.filter((message) => message.script);
  const harmless = set.filter((message) => !message.script);
  const found = bad.filter(isMarked);
  const marked = harmless.filter(isMarked);
  const line = `${found.length} of ${bad.length} bad found, ${marked.length} of ${harmless.length} harmless marked`;
  return { found: share(found, bad), marked: share(marked, harmless), line };
}

describe('the labelled messages', () => {
  it.each([
    { name: 'all', set: messages },
    { name: 'those the rules were made with', set: messages.filter((message) => !message.held) },
    { name: 'those held back', set: messages.filter((message) => message.held) },
  ])(
    '$name: finds 95 % of the fraudulent messages and flags at most 3 % of the harmless',
    ({ name, set }) => {
      const { found, marked, line } = rates(set);
      console.log(`${name}: ${line}`);
      expect(found).toBeGreaterThanOrEqual(0.95);
      expect(marked).toBeLessThanOrEqual(0.03);
    },
  );

  it('are half harmless, in four languages and their Latin spellings', () => {
    expect(messages.length).toBeGreaterThanOrEqual(240);
    expect(messages.filter((message) => !message.script).length / messages.length).toBeGreaterThan(0.4);
    expect(new Set(messages.map((message) => message.language))).toEqual(
      new Set(['en', 'bn', 'hi', 'ne', 'bn-Latn', 'hi-Latn', 'ne-Latn']),
    );
    expect(new Set(messages.map((message) => message.text)).size).toBe(messages.length);
  });

  it('are found by their own script', () => {
    const found = messages.filter((message) => message.script && isMarked(message));
    const named = found.filter(({ text, script }) => scanMessage(text).some((name) => name === script));
    expect(share(named, found)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('a message', () => {
  it('may match several scripts', () => {
    const text = 'I am in the army and cannot visit. Scan this QR to receive the advance, whatsapp me only.';
    expect(scanMessage(text).toSorted()).toEqual(
      fraudScripts
        .filter((script) => ['army-transfer', 'qr-to-receive', 'away-from-here'].includes(script))
        .toSorted(),
    );
  });

  it.each([
    'flat dekhne se pehle 2000 token dena padega',
    'FLAT DEKHNE SE PEHLE 2000 TOKEN DENA PADEGA!!!',
    'flat dekne se pehle, 2000 tokken dena padega',
    'फ्लैट देखने से पहले ₹2000 टोकन दें',
    'flat dekhne\u200b se pehle २००० token',
  ])('is matched in any spelling: %s', (text) => {
    expect(scanMessage(text)).toEqual(['advance-before-visit']);
  });

  it('is harmless when it warns of the same script', () => {
    expect(scanMessage('Never share the OTP with anybody, not even with us.')).toEqual([]);
    expect(scanMessage('No token before the visit, pay only after you have seen the flat.')).toEqual([]);
  });

  it('is harmless when the words stand far apart', () => {
    const between = 'The garden is big and the neighbours are quiet. '.repeat(8);
    expect(scanMessage(`You can see it before visiting the market. ${between} The deposit is low.`)).toEqual(
      [],
    );
  });

  it('is scanned quickly, even if empty or long', () => {
    expect(scanMessage('')).toEqual([]);
    const startedAt = performance.now();
    scanMessage('pay token then show pass money '.repeat(1000));
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});
