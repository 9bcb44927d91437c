/** A shape of a drawing: the name of an SVG element and its attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The shapes as the `d` of one path; undefined if one of them cannot be a part of it. */
export function onePath(shapes: readonly Shape[]): string | undefined {
  const paths = shapes.map(([tag, attributes]) => pathOf[tag]?.(attributes));
  return paths.every((path) => path !== undefined) ? paths.join('') : undefined;
}

type Attributes = Shape[1];
type Draw<Names extends string> = (numbers: Record<Names, number>) => string;

const pathOf: Record<string, (attributes: Attributes) => string | undefined> = {
  path: ({ d, ...others }) => (d && isEmpty(others) ? fromAbsolute(d) : undefined),
  line: withNumbers(['x1', 'y1', 'x2', 'y2'], ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`),
  circle: withNumbers(['cx', 'cy', 'r'], ({ cx, cy, r }) => ellipse(cx, cy, r, r)),
  ellipse: withNumbers(['cx', 'cy', 'rx', 'ry'], ({ cx, cy, rx, ry }) => ellipse(cx, cy, rx, ry)),
  rect({ rx, ry, ...attributes }) {
    return rectangle({ ...attributes, rx: rx ?? ry ?? '0', ry: ry ?? rx ?? '0' });
  },
  polyline: ({ points, ...others }) => (points && isEmpty(others) ? `M${points}` : undefined),
  polygon: ({ points, ...others }) => (points && isEmpty(others) ? `M${points}z` : undefined),
};

const rectangle = withNumbers(
  ['x', 'y', 'width', 'height', 'rx', 'ry'],
  ({ x, y, width, height, rx, ry }) => {
    if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
    const corner = (toX: number, toY: number) => `a${rx} ${ry} 0 0 1 ${toX} ${toY}`;
    const [across, down] = [rounded(width - 2 * rx), rounded(height - 2 * ry)];
    return (
      `M${rounded(x + rx)} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}` +
      `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
    );
  },
);

/** Missing attributes are 0. */
function withNumbers<Names extends string>(names: readonly Names[], draw: Draw<Names>) {
  return (attributes: Attributes) => {
    const others: Record<string, string> = { ...attributes };
    const numbers = Object.fromEntries(names.map((name) => [name, Number(attributes[name] ?? 0)]));
    for (const name of names) delete others[name];
    return isEmpty(others) ? draw(numbers as Record<Names, number>) : undefined;
  };
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const across = rounded(2 * rx);
  return `M${rounded(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${across} 0 ${rx} ${ry} 0 1 0-${across} 0`;
}

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const relativeStart = new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})[\s,]*(?=([-+.\d])?)`, 'i');

/** Another path may come before: its first position is absolute, and what follows without a letter is a line. */
function fromAbsolute(d: string): string {
  return d.replace(relativeStart, (start, x: string, y: string, next?: string) => {
    if (start.startsWith('M')) return start;
    return `M${x} ${y}${next === undefined ? '' : 'l'}`;
  });
}

const isEmpty = (attributes: Attributes) => Object.keys(attributes).length === 0;
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
