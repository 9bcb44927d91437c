import type { AreaFields, LandmarkFields } from '@thikana/contract/place-fields';
import { m } from '../../../paraglide/messages.js';

type Fields = AreaFields | LandmarkFields;

/** The changed fields for the audit log, a line each; empty if nothing changed. */
export function describeChange(before: Fields, after: Fields): string {
  const [from, to] = [textsOf(before), textsOf(after)];
  return Object.entries(labels)
    .flatMap(([key, label]) =>
      from[key] === to[key]
        ? []
        : [m.city_change({ label: label(), from: from[key] || m.city_none(), to: to[key] || m.city_none() })],
    )
    .join('\n');
}

const labels: Record<string, () => string> = {
  slug: m.city_slug,
  name: m.city_name,
  names: m.city_names,
  spellings: m.city_spellings,
  position: m.city_position,
  isHidden: m.city_hidden,
  belongsTo: m.city_belongs_to,
  kind: m.city_kind,
  nearMetres: m.city_near_metres,
};

function textsOf(fields: Fields): Record<string, string | undefined> {
  const { slug, name, names, spellings, latitude, longitude, isHidden } = fields;
  return {
    ...{ slug, name },
    names: Object.entries(names)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([language, text]) => `${language} ${text}`)
      .join(', '),
    spellings: spellings.join(', '),
    position: `${latitude}, ${longitude}`,
    isHidden: isHidden ? m.city_yes() : m.city_no(),
    belongsTo: 'belongsTo' in fields ? (fields.belongsTo ?? '') : undefined,
    kind: 'kind' in fields ? fields.kind : undefined,
    nearMetres: 'nearMetres' in fields ? String(fields.nearMetres) : undefined,
  };
}
