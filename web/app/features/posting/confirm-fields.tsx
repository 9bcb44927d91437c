import { currencySign } from '@thikana/contract/number-text';
import type { Intent } from '@thikana/contract/vocabulary';
import { useFormContext } from 'react-hook-form';
import { m } from '#web/paraglide/messages.js';
import { AvailableFromField } from './available-from-field.tsx';
import { CountField } from './count-field.tsx';
import { FieldGroup } from './field-group.tsx';
import { fieldsOf, type PostingValues } from './posting-values.ts';

/** What most often differs when the same home is posted again: its price, and when it is free. */
export function ConfirmFields({ intent }: { intent: Intent }) {
  const category = useFormContext<PostingValues>().watch('propertyCategory');
  const fields = fieldsOf(intent, category);
  const currency = currencySign();
  return (
    <FieldGroup legend={m.post_again_confirm()}>
      {fields.includes('pricePerFrequency') && (
        <CountField name="pricePerFrequency" label={m.post_rent({ currency })} step={100} />
      )}
      {fields.includes('price') && <CountField name="price" label={m.post_price({ currency })} step={100} />}
      {fields.includes('pricePerUnit') && (
        <CountField name="pricePerUnit" label={m.post_price_per_unit({ currency })} step={10000} />
      )}
      {fields.includes('availableFrom') && <AvailableFromField />}
    </FieldGroup>
  );
}
