import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { SettingsValues } from './settings-values.ts';
import { SlideFields } from './slide-fields.tsx';
import { SocialLinkFields } from './social-link-fields.tsx';

function Fields() {
  const form = useForm<SettingsValues>({ defaultValues: { socialLinks: [{ label: '', url: '' }] } });
  return (
    <FormProvider {...form}>
      <SlideFields />
      <ContactFields />
      <SocialLinkFields />
    </FormProvider>
  );
}

it('marks the fields whose texts are in English, whatever the language of the page', async () => {
  const { container } = await showPart(<Fields />);
  const english = [...container.querySelectorAll<HTMLInputElement>('input[lang=en]')];
  expect(english.map(({ name }) => name)).toEqual([
    ...[0, 1, 2].flatMap((slide) => [`heroSlides.${slide}.headline`, `heroSlides.${slide}.subtext`]),
    'contactLocation',
    'socialLinks.0.label',
  ]);
});
