import {
  type YesNoFeature,
  type YesNoField,
  yesNoFieldNames,
  yesNoFields,
} from '@thikana/contract/yes-no-fields';
import { m } from '#web/paraglide/messages.js';

const labels: Record<YesNoField, () => string> = {
  attachedBathroom: m.field_attached_bathroom,
  parking: m.field_parking,
  lift: m.field_lift,
  hasShutter: m.field_shutter,
};

export const yesNoLabel = (field: YesNoField): string => labels[field]();

export function featureLabel(feature: YesNoFeature): string {
  const field = yesNoFieldNames.find((name) => yesNoFields[name].feature === feature);
  return field ? yesNoLabel(field) : feature;
}
