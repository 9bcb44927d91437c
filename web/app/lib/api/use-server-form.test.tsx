import { screen } from '@testing-library/react';
import { ApiError } from '@thikana/contract/api-error';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { TextField } from '#web/components/ui/inputs.tsx';
import { describedBy, press } from '../../../test/fields.ts';
import { showPart } from '../../../test/show.tsx';
import { useServerForm } from './use-server-form.ts';

const schema = z.object({ name: z.string(), phones: z.tuple([z.string(), z.string()]) });

function Form({ error }: { error: unknown }) {
  const { field, submit, failure } = useServerForm(schema, {
    fallback: 'Not saved.',
    defaultValues: { name: '', phones: ['1', '2'] },
  });
  return (
    <form onSubmit={submit(() => Promise.reject(error))}>
      <TextField label="Name" {...field('name')} />
      <TextField label="First phone" {...field('phones.0')} />
      <TextField label="Second phone" {...field('phones.1')} />
      {failure}
      <button type="submit">Save</button>
    </form>
  );
}

it('focuses the first field that the server refused', async () => {
  const fields = { 'phones.1': 'This is no phone number.' };
  await showPart(
    <Form error={new ApiError({ code: 'invalid_input', status: 400, message: 'Wrong.', fields })} />,
  );
  screen.getByRole('button').focus();
  await press('Save');
  expect(describedBy('Second phone')).toEqual(['This is no phone number.']);
  expect(document.activeElement).toBe(screen.getByLabelText('Second phone'));
});

it('leaves the focus where it is if no field is wrong', async () => {
  await showPart(<Form error={new Error('no connection')} />);
  screen.getByRole('button').focus();
  await press('Save');
  expect(screen.getByText('Not saved.', { exact: false })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
