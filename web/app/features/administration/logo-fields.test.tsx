import { fireEvent, screen } from '@testing-library/react';
import { uploadBrandPicture } from '@thikana/contract/brand-picture';
import { errorTable } from '@thikana/contract/error-table';
import { pictureAccept } from '@thikana/contract/picture-kind';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { pass, showPart } from '../../../test/show.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { LogoFields } from './logo-fields.tsx';
import type { SettingsValues } from './settings-values.ts';

function Fields() {
  return (
    <FormProvider {...useForm<SettingsValues>()}>
      <LogoFields />
    </FormProvider>
  );
}

it('offers and names the formats that the error for other files names', async () => {
  const message = errorTable.picture_unsupported.text();
  stubApi().on(uploadBrandPicture, { status: 415, json: { code: 'picture_unsupported', message } });
  await showPart(<Fields />);
  const input = screen.getByLabelText<HTMLInputElement>('Choose a logo', { selector: 'input' });
  expect(input.accept).toBe(pictureAccept);
  fireEvent.change(input, { target: { files: [new File(['text'], 'logo.png', { type: 'image/png' })] } });
  await pass(0);
  const formats = /JPG.*HEIC/;
  expect(screen.getByText(message)).toBeTruthy();
  expect(formats.exec(screen.getByText(/at most 200 KB/).textContent ?? '')?.[0]).toBe(
    formats.exec(message)?.[0],
  );
});
