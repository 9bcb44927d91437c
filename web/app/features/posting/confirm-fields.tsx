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
  return (
    <FieldGroup legend={m.post_again_confirm()}>
      {fields.includes('pricePerFrequency') && <CountField name="pricePerFrequency" step={100} />}
      {fields.includes('price') && <CountField name="price" step={100} />}
      {fields.includes('pricePerUnit') && <CountField name="pricePerUnit" step={10000} />}
      {fields.includes('availableFrom') && <AvailableFromField />}
    </FieldGroup>
  );
}
