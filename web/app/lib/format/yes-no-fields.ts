import type { YesNoField } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';

const labels: Record<YesNoField, () => string> = {
  attachedBathroom: m.field_attached_bathroom,
  parking: m.field_parking,
  hasShutter: m.field_shutter,
};

/** The yes/no fields of a listing, in reading order. */
export const yesNoFields = Object.keys(labels) as YesNoField[];

export const yesNoLabel = (field: YesNoField): string => labels[field]();

export function isYesNoField(name: string): name is YesNoField {
  return name in labels;
}
