import { offeredCategories } from '@thikana/contract/offers';
import { type Category, categoriesByIntent, type Intent } from '@thikana/contract/vocabulary';
import { Building2, House, LandPlot, Store } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { RadioCards } from '#web/components/ui/radio-cards.tsx';
import { categoryLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { hasDetails, type PostingValues, valuesForCategory } from './posting-values.ts';

const icons = { house: House, flat: Building2, shop: Store, land: LandPlot } as const;

interface Props {
  intent: Intent;
  /** The posted listing, while it is being edited. */
  original?: PostingValues | undefined;
}

/** Chooses the category. Changing it resets the details, which can be undone. */
export function CategoryStep({ intent, original }: Props) {
  const { watch, getValues, reset, clearErrors, formState } = useFormContext<PostingValues>();
  const [cleared, setCleared] = useState<PostingValues>();

  const known: Category | '' = original?.propertyCategory ?? '';
  // A listing keeps a category that the city no longer offers.
  const choices = categoriesByIntent[intent].filter(
    (category: Category) => category === known || offeredCategories(intent).includes(category),
  );

  const choose = (value: string) => {
    const category = choices.find((known) => known === value);
    const before = getValues();
    if (!category || category === before.propertyCategory) return;
    setCleared(hasDetails(before) ? before : cleared);
    reset(valuesForCategory(category, original));
  };
  const takeBack = () => {
    if (!cleared) return;
    reset(cleared);
    clearErrors();
    setCleared(undefined);
  };

  return (
    <div className="grid gap-4">
      <RadioCards
        legend={m.post_category()}
        name="propertyCategory"
        value={watch('propertyCategory')}
        onChange={choose}
        error={formState.errors.propertyCategory?.message}
        options={choices.map((value) => {
          const Icon = icons[value];
          return { value, label: categoryLabel(value), icon: <Icon className="text-tea" /> };
        })}
      />
      {cleared && (
        <Notice
          tone="info"
          action={
            <Button size="sm" variant="secondary" onClick={takeBack}>
              {m.post_cleared_undo()}
            </Button>
          }
        >
          {m.post_cleared()}
        </Notice>
      )}
    </div>
  );
}
