import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import type { SettingsValues } from './settings-values.ts';
import { SocialLinkFields } from './social-link-fields.tsx';

function Fields() {
  return (
    <FormProvider {...useForm<SettingsValues>({ defaultValues: { socialLinks: [] } })}>
      <SocialLinkFields />
    </FormProvider>
  );
}

it('says that no links are shown until some are set', async () => {
  await showPart(<Fields />);
  expect(screen.getByText(/first two, and no links until you add some/)).toBeTruthy();
});
