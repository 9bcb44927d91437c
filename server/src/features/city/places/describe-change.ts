import { isDeepStrictEqual } from 'node:util';
import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
import { currentLanguage, isSiteLanguage, languageNames } from '@thikana/contract/language';
import type { AreaFields, LandmarkFields } from '@thikana/contract/place-fields';
import { type PlaceShape, positionsOf } from '@thikana/contract/place-shape';
import { m } from '../../../paraglide/messages.js';
import { areaName } from '../area-name.ts';

type Fields = AreaFields | LandmarkFields;

/** The changed fields for the audit log, a line each; empty if nothing changed. */
export function describeChange(before: Fields, after: Fields): string {
  const [from, to] = [textsOf(before), textsOf(after)];
  const lines = Object.entries(labels).flatMap(([key, label]) =>
    from[key] === to[key]
      ? []
      : [m.city_change({ label: label(), from: from[key] || m.city_none(), to: to[key] || m.city_none() })],
  );
  const [shapeBefore, shapeAfter] = [shapeOf(before), shapeOf(after)];
  if (!isDeepStrictEqual(shapeBefore, shapeAfter))
    lines.push(
      m.city_change({ label: m.city_shape(), from: shapeText(shapeBefore), to: shapeText(shapeAfter) }),
    );
  return lines.join('\n');
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
      .map(([language, text]) => `${languageName(language)} ${text}`)
      .join(', '),
    spellings: spellings.join(', '),
    position: `${latitude}, ${longitude}`,
    isHidden: isHidden ? m.city_yes() : m.city_no(),
    belongsTo: 'belongsTo' in fields ? areaName(fields.belongsTo ?? '') : undefined,
    kind: 'kind' in fields ? kindName(fields.kind) : undefined,
    nearMetres: 'nearMetres' in fields ? String(fields.nearMetres) : undefined,
  };
}

const languageName = (tag: string): string =>
  isSiteLanguage(tag)
    ? languageNames[tag]
    : (new Intl.DisplayNames(currentLanguage(), { type: 'language' }).of(tag) ?? tag);

const kindName = (kind: LandmarkKind): string => m.city_landmark_kind({ kind: kind.replace(' ', '_') });

function shapeOf(fields: Fields): PlaceShape | null {
  return 'outline' in fields ? fields.outline : fields.line;
}

function shapeText(shape: PlaceShape | null): string {
  return shape ? m.city_positions({ count: positionsOf(shape).length }) : m.city_none();
}
