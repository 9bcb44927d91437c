import { screen, within } from '@testing-library/react';
import { noTranslation, type SiteTranslation } from '@thikana/contract/site-translations';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { describedBy, fillIn, press } from '../../../test/fields.ts';
import { showPart } from '../../../test/show.tsx';
import type { SettingsValues } from './settings-values.ts';
import { TranslationFields } from './translation-fields.tsx';
import { packTextsFor, withAllTranslations, withoutEmptyTranslations } from './translation-values.ts';

const slide = (headline: string, subtext: string) => ({ headline, subtext, picture: null });
const settings = {
  brand: { claim: 'The address of Siliguri', about: '' },
  legal: { terms: '', privacy: '' },
  contactLocation: 'Hill Cart Road',
  heroSlides: [slide('Homes by the river', 'For all'), slide('Land', ''), slide('Shops', '')],
  translations: { hi: { ...noTranslation, claim: 'सिलीगुड़ी का ठिकाना' } },
} as unknown as Parameters<typeof withAllTranslations>[0];
const ofPack: SiteTranslation = {
  ...noTranslation,
  heroSlides: [
    { headline: '', subtext: '' },
    { headline: 'জমি', subtext: '' },
    { headline: '', subtext: '' },
  ],
};

function Fields() {
  const form = useForm<SettingsValues>({ defaultValues: withAllTranslations(settings) as SettingsValues });
  return (
    <FormProvider {...form}>
      <TranslationFields saved={{ settings, packTranslations: { bn: ofPack } }} />
      <input aria-label="English headline" {...form.register('heroSlides.1.headline')} />
    </FormProvider>
  );
}

it('has a field for each text in use, and says which are missing in a language', async () => {
  await showPart(<Fields />);
  const section = screen.getByRole('group', { name: 'Texts in other languages' });
  const missing = () => within(section).getByRole('status').textContent;
  const [bengali] = screen.getAllByRole('tab');
  expect(bengali?.textContent).toMatch(/^বাংলা\s*5/);
  expect(screen.getByText('বাংলা').getAttribute('lang')).toBe('bn');
  expect(missing()).toBe(
    'Missing: Text in the footer, Location, Headline, slide 1, Text below the headline, slide 1, Headline, slide 3',
  );
  expect(describedBy('Location')).toEqual(['In English: Hill Cart Road']);
  expect(screen.getByLabelText('Headline, slide 2').getAttribute('placeholder')).toBe('জমি');
  expect(screen.getByLabelText('Location').getAttribute('lang')).toBe('bn');
  fillIn({
    'Text in the footer': 'শিলিগুড়ির ঠিকানা',
    Location: 'হিলকার্ট রোড',
    'Headline, slide 1': 'নদীর ধারে বাড়ি',
    'Text below the headline, slide 1': 'সবার জন্য',
  });
  expect(missing()).toBe('Missing: Headline, slide 3');
  fillIn({ 'Headline, slide 3': 'দোকান' });
  expect(missing()).toBe('Nothing is missing.');
  await press(/हिंदी/, 'tab');
  expect(screen.getByLabelText('Text in the footer')).toHaveProperty('value', 'सिलीगुड़ी का ठिकाना');
  expect(missing()).not.toContain('Text in the footer');
  await press(/বাংলা/, 'tab');
  expect(screen.getByLabelText('Location')).toHaveProperty('value', 'হিলকার্ট রোড');
});

it('counts a text of the city pack as missing once the English text is another one', async () => {
  await showPart(<Fields />);
  const bengali = () => screen.getAllByRole('tab')[0]?.textContent;
  const placeholder = () => screen.getByLabelText('Headline, slide 2').getAttribute('placeholder');
  expect(bengali()).toMatch(/^বাংলা\s*5/);
  fillIn({ 'English headline': 'Land by the river' });
  expect(bengali()).toMatch(/^বাংলা\s*6/);
  expect(placeholder()).toBeNull();
  fillIn({ 'English headline': 'Land' });
  expect(bengali()).toMatch(/^বাংলা\s*5/);
  expect(placeholder()).toBe('জমি');
});

it('finds the texts of the city pack for slides in another order, and for the location', () => {
  const [first, second, third] = settings.heroSlides;
  const swapped = { ...settings, heroSlides: [second, first, third] } as typeof settings;
  const known = { ...ofPack, contactLocation: 'হিলকার্ট রোড' };
  const headlines = (typed: typeof settings) =>
    packTextsFor(typed, settings, known)?.heroSlides.map(({ headline }) => headline);
  expect(headlines(swapped)).toEqual(['জমি', '', '']);
  expect(packTextsFor(settings, settings, known)?.contactLocation).toBe('হিলকার্ট রোড');
  expect(packTextsFor({ ...settings, contactLocation: 'Kurseong' }, settings, known)?.contactLocation).toBe(
    '',
  );
});

it('sends the languages with a text only', () => {
  const filled = withAllTranslations(settings);
  expect(filled.translations.bn).toEqual(noTranslation);
  expect(withoutEmptyTranslations(filled)).toEqual(settings);
});
