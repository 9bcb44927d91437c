import type { Intent } from '@thikana/contract/vocabulary';
import { useFormContext } from 'react-hook-form';
import { AboutFields } from './about-fields.tsx';
import { HomeFields } from './home-fields.tsx';
import { LandPriceFields } from './land-price-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { PostingValues } from './posting-values.ts';
import { RentPriceFields } from './rent-price-fields.tsx';
import { SalePriceFields } from './sale-price-fields.tsx';
import { ShopFields } from './shop-fields.tsx';

/** The detail fields of the chosen category, the easy ones first. */
export function DetailsStep({ intent }: { intent: Intent }) {
  const category = useFormContext<PostingValues>().watch('propertyCategory');
  return (
    <div className="grid gap-8">
      <PlaceFields />
      {category === 'land' && <LandPriceFields />}
      {category !== 'land' && (intent === 'rent' ? <RentPriceFields /> : <SalePriceFields />)}
      {(category === 'house' || category === 'flat') && <HomeFields category={category} />}
      {category === 'shop' && <ShopFields />}
      <AboutFields intent={intent} />
    </div>
  );
}
