import { screen, within } from '@testing-library/react';
import { previewLegalText, viewPackText } from '@thikana/contract/legal';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { fillIn, press } from '../../../test/fields.ts';
import { showPart } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { LegalFields } from './legal-fields.tsx';
import type { SettingsValues } from './settings-values.ts';

function Fields() {
  const defaultValues = { legal: { responsible: '', terms: '', privacy: '', changedAt: {} } };
  return (
    <FormProvider {...useForm<SettingsValues>({ defaultValues })}>
      <LegalFields />
    </FormProvider>
  );
}

const textOf = (label: string) => (screen.getByLabelText(label) as HTMLTextAreaElement).value;
const preview = () => screen.queryByRole('region', { name: 'Preview: Terms of use' });

let api: ReturnType<typeof stubApi>;
beforeEach(async () => {
  api = stubApi();
  await showPart(<Fields />);
});

it('starts from the text of the pack, or from the built-in one', async () => {
  api.on(viewPackText, ({ path }) => ({
    json: { markdown: path.endsWith('/terms') ? '# Of the pack' : '' },
  }));
  await press('Start from the current text: Terms of use');
  expect(textOf('Terms of use')).toBe('# Of the pack');
  await press('Start from the current text: Privacy policy');
  expect(textOf('Privacy policy')).toMatch(/^# Privacy Policy\n\n## Personal data\n\nWhen you sign up/);
  expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull();
});

it('previews a text until it changes', async () => {
  api.on(previewLegalText, {
    json: {
      title: 'House rules',
      parts: [{ open: 'p' }, 'Be ', { open: 'strong' }, 'kind', null, '.', null],
    },
  });
  fillIn({ 'Terms of use': '# House rules\n\nBe **kind**.' });
  await press('Preview: Terms of use');
  expect(api.asked[0]?.body).toEqual({ markdown: '# House rules\n\nBe **kind**.' });
  const shown = within(preview() as HTMLElement);
  expect(shown.getByText('House rules')).toBeTruthy();
  expect(shown.getByText('kind').tagName).toBe('STRONG');
  fillIn({ 'Terms of use': 'Be kind.' });
  expect(preview()).toBeNull();
});

it('says when the preview fails', async () => {
  api.on(previewLegalText, 'no connection');
  fillIn({ 'Terms of use': 'Be kind.' });
  await press('Preview: Terms of use');
  expect(screen.getAllByRole('alert')[0]?.textContent).toMatch(/connection/);
  expect(preview()).toBeNull();
});
