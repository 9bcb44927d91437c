import type { Listing } from '@thikana/contract/listings';
import type { YesNoField } from '@thikana/contract/yes-no-fields';
import { yesNoFieldNames } from '@thikana/contract/yes-no-fields';
import {
  ArrowUpDown,
  Bath,
  BedDouble,
  Building2,
  CalendarCheck,
  CalendarRange,
  CircleParking,
  House,
  LandPlot,
  Layers,
  type LucideIcon,
  MapPin,
  PanelTopClose,
  Scaling,
  ShowerHead,
  Sofa,
  Store,
} from 'lucide-react';
import { yesNoLabel } from '#web/lib/format/yes-no-fields.ts';
import { m } from '#web/paraglide/messages.js';

const ofCategory: Record<Listing['propertyCategory'], LucideIcon> = {
  flat: Building2,
  house: House,
  shop: Store,
  land: LandPlot,
};
const ofYesNo: Record<YesNoField, LucideIcon> = {
  attachedBathroom: ShowerHead,
  parking: CircleParking,
  lift: ArrowUpDown,
  hasShutter: PanelTopClose,
};

/** The symbol of a fact, by its label. */
export function FactIcon({ label, listing }: { label: string; listing: Listing }) {
  const Icon = iconsOf(listing)[label];
  return Icon ? <Icon size={20} className="mt-0.5 shrink-0 text-tea" /> : null;
}

function iconsOf({ propertyCategory }: Listing): Record<string, LucideIcon> {
  return {
    [m.detail_field_type()]: ofCategory[propertyCategory],
    [m.detail_field_duration()]: CalendarRange,
    [m.detail_field_land_space()]: Scaling,
    [m.detail_field_bedrooms()]: BedDouble,
    [m.detail_field_bathrooms()]: Bath,
    [m.detail_field_built_up()]: Scaling,
    [m.detail_field_shop_area()]: Scaling,
    [m.detail_field_floor()]: Layers,
    [m.detail_field_furnishing()]: Sofa,
    [m.detail_field_available_from()]: CalendarCheck,
    [m.detail_field_also()]: MapPin,
    ...Object.fromEntries(yesNoFieldNames.map((name) => [yesNoLabel(name), ofYesNo[name]])),
  };
}
