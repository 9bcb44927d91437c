import { CellProblem } from './cell-problem.ts';
import { fillTemplate, nameColumns, placeholdersOf } from './columns-of.ts';
import { readCell } from './read-cell.ts';
import { readDate } from './read-date.ts';
import type { Point, RowContext, Value } from './row.ts';
import type {
  DateSource,
  ListSource,
  PlaceSource,
  PositionSource,
  Source,
  TemplateSource,
} from './source.ts';

/** What a source says of a row; undefined when it says nothing. Throws a CellProblem when it cannot be understood. */
export function evaluate(source: Source, row: RowContext): Value {
  if (typeof source !== 'object') return source;
  if ('column' in source)
    return readCell(source, row.cell(source.column)) ?? evaluateOptional(source.otherwise, row);
  if ('template' in source) return evaluateTemplate(source, row);
  if ('text' in source)
    return join(
      source.text.map((part) => evaluateText(part, row)),
      source.between ?? ' ',
    );
  if ('list' in source) return evaluateList(source, row);
  if ('rules' in source) {
    const rule = source.rules.find(({ column, pattern }) => new RegExp(pattern, 'iu').test(row.cell(column)));
    return evaluateOptional(rule ? rule.value : source.otherwise, row);
  }
  if ('place' in source) return evaluatePlace(source, row);
  if ('position' in source) return evaluatePosition(source, row);
  return evaluateDate(source, row);
}

function evaluateOptional(source: Source | undefined, row: RowContext): Value {
  return source === undefined ? undefined : evaluate(source, row);
}

/** For sentences: a value as text, '' when nothing is said. */
function evaluateText(source: Source, row: RowContext): string {
  const value = evaluate(source, row);
  return value === undefined || typeof value === 'object' ? '' : String(value);
}

function join(parts: readonly string[], between: string): string | undefined {
  return parts.filter(Boolean).join(between) || undefined;
}

function evaluateTemplate(source: TemplateSource, row: RowContext): string | undefined {
  const texts = new Map<string, string>();
  for (const name of placeholdersOf(source.template)) {
    const own = source.with?.[name];
    const text = own === undefined ? row.cell(name) : evaluateText(own, row);
    if (text === '') return undefined;
    texts.set(name, text);
  }
  return shorten(
    fillTemplate(source.template, (name) => texts.get(name) ?? ''),
    source.maxLength,
  );
}

/** Cuts between words. */
function shorten(text: string, maxLength = Number.POSITIVE_INFINITY): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2)).replace(/[\s,;]+$/, '')}…`;
}

function evaluateList({ list, is }: ListSource, row: RowContext): string | undefined {
  const phrases = Object.entries(list).flatMap(([column, phrase]) =>
    is.includes(row.cell(column)) ? [phrase] : [],
  );
  const last = phrases.pop();
  if (last === undefined) return undefined;
  return phrases.length === 0 ? last : `${phrases.join(', ')} and ${last}`;
}

function evaluatePlace(source: PlaceSource, row: RowContext): Point {
  const names = source.place.map((name) => evaluateText(name, row)).filter(Boolean);
  for (const name of names) {
    const found = row.places.get(name.toLowerCase());
    if (found) return { type: 'Point', coordinates: [...found] };
  }
  throw new CellProblem(
    nameColumns(source),
    names.join(' / '),
    names.length === 0 ? 'says no place' : 'is no place that the mapping knows',
  );
}

function evaluatePosition({ position }: PositionSource, row: RowContext): Point | undefined {
  const longitude = evaluateCoordinate(position.longitude, row);
  const latitude = evaluateCoordinate(position.latitude, row);
  if (longitude === undefined || latitude === undefined) return undefined;
  return { type: 'Point', coordinates: [longitude, latitude] };
}

function evaluateCoordinate(source: Source, row: RowContext): number | undefined {
  const text = evaluateText(source, row);
  if (text === '') return undefined;
  const degrees = Number(text);
  if (Number.isFinite(degrees)) return degrees;
  throw new CellProblem(nameColumns(source), text, 'is not a number of degrees');
}

function evaluateDate(source: DateSource, row: RowContext): string | undefined {
  const text = evaluateText(source.date, row);
  if (text === '') return undefined;
  if (text === 'today') return row.today;
  const day = readDate(text, source.order);
  if (day !== undefined) return day;
  throw new CellProblem(
    nameColumns(source),
    text,
    `is not a date written ${source.order ?? 'year-month-day'}`,
  );
}
