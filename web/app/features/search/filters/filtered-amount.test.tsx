import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fillIn } from '../../../../test/fields.ts';
import { showPart } from '../../../../test/show.tsx';
import { AllFiltersForm } from '../all-filters-form.tsx';
import { noFilter } from '../search-filter.ts';

const onChoice = vi.fn();
const open = () =>
  showPart(
    <AllFiltersForm
      filter={{ ...noFilter, purpose: 'buy' }}
      facets={undefined}
      onChoice={onChoice}
      onClear={() => {}}
    />,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('takes amounts as people type them', async () => {
  await open();
  fillIn({ 'Price from (₹)': '85 lakh', 'Price up to (₹)': '1.2 cr' });
  expect(field('Price from (₹)').value).toBe('85 lakh');
  expect(onChoice).toHaveBeenLastCalledWith(expect.objectContaining({ priceRange: '8500000-12000000' }));
  fillIn({ 'From (₹ per unit)': '4k' });
  expect(onChoice).toHaveBeenLastCalledWith(
    expect.objectContaining({ unitPrice: expect.stringMatching(/^4000\+/) }),
  );
});

it.each(['Price from (₹)', 'From (₹ per unit)'])(
  '%s refuses what is no amount, and says so',
  async (label) => {
    await open();
    fillIn({ [label]: 'cheap' });
    expect(field(label).validationMessage).toBe('Type an amount such as 15000 or 15k.');
    expect(field(label).form?.checkValidity()).toBe(false);
    fillIn({ [label]: ' ' });
    expect(field(label).form?.checkValidity()).toBe(true);
  },
);
