import { act, fireEvent, screen } from '@testing-library/react';
import { currentCity, setCity } from '@thikana/contract/city';
import type { LeftOut } from '@thikana/contract/left-out';
import { FormProvider, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { press } from '../../../test/fields.ts';
import { showPart } from '../../../test/show.tsx';
import { OffersFields } from './offers-fields.tsx';
import type { SettingsValues } from './settings-values.ts';

const siliguri = currentCity();
afterEach(() => setCity(siliguri));
let saved: LeftOut;
let form: UseFormReturn<SettingsValues>;

function Fields({ leftOut }: { leftOut: LeftOut }) {
  form = useForm<SettingsValues>({ defaultValues: { leftOut } });
  saved = useWatch({ control: form.control, name: 'leftOut' });
  return (
    <FormProvider {...form}>
      <OffersFields />
    </FormProvider>
  );
}
const open = (leftOut: LeftOut) => showPart(<Fields leftOut={leftOut} />);
const checked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => [box.labels?.[0]?.textContent, box.checked]);

it('offers what the city does until something is left out', async () => {
  await open({ intents: [], categories: [] });
  expect(checked()).toEqual([
    ['House', true],
    ['Flat/Apartment', true],
    ['Shop', true],
    ['Land', true],
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Shop' }));
  await press('Rent only', 'radio');
  expect(saved).toEqual({ intents: ['sell'], categories: ['shop'] });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Shop' }));
  await press('Rent and sale', 'radio');
  expect(saved).toEqual({ intents: [], categories: [] });
});

it('shows again what was left out when the page was loaded, and never more than the city has', async () => {
  setCity({ ...siliguri, offers: { ...siliguri.offers, intents: ['rent'], categories: ['house'] } });
  await open({ intents: ['sell'], categories: ['flat'] });
  expect(checked()).toEqual([
    ['House', true],
    ['Flat/Apartment', false],
  ]);
  expect((screen.getByRole('radio', { name: 'Rent only' }) as HTMLInputElement).checked).toBe(true);
});

it('asks for no choice of rent or sale where the city has one of them', async () => {
  setCity({ ...siliguri, offers: { ...siliguri.offers, intents: ['rent'] } });
  await open({ intents: [], categories: [] });
  expect(screen.queryByRole('radio')).toBeNull();
});

it('focuses the first kind for an error about the kinds', async () => {
  await open({ intents: [], categories: ['house', 'flat', 'shop', 'land'] });
  act(() => form.setError('leftOut.categories', { message: 'Offer something.' }, { shouldFocus: true }));
  expect(screen.getByText('Offer something.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'House' }));
});
