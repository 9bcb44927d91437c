import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { accentsOf, contrast, grounds, readableContrast, themes } from './accent.ts';

const anyColour = integer({ min: 0, max: 0xffffff }).map(
  (number) => `#${number.toString(16).padStart(6, '0')}`,
);

it('is readable for every colour, in both themes, on every ground', () => {
  assert(
    property(anyColour, (colour) => {
      const accents = accentsOf(colour);
      for (const theme of themes) {
        const { strong, soft, on } = accents[theme];
        const { paper, surface, raised, ink } = grounds[theme];
        const pairs = [...[paper, surface, raised, soft, on].map((ground) => [strong, ground]), [ink, soft]];
        for (const [text = '', ground = ''] of pairs) {
          expect([colour, text, ground, contrast(text, ground) >= readableContrast]).toEqual([
            colour,
            text,
            ground,
            true,
          ]);
        }
      }
    }),
    { numRuns: 2000 },
  );
});

it('keeps a colour that is readable as it is', () => {
  expect(accentsOf('#1d5c42').light.strong).toBe('#1d5c42');
  expect(accentsOf('#7ccaa2').dark.strong).toBe('#7ccaa2');
});

it.each([
  ['#ffff00', 'light', '#707000'],
  ['#0000ff', 'dark', '#8080ff'],
  ['#808080', 'light', '#666666'],
] as const)('moves only the lightness of %s in the %s theme', (colour, theme, strong) => {
  expect(accentsOf(colour)[theme].strong).toBe(strong);
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
