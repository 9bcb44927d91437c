import { createElement, type SVGProps } from 'react';

interface IconData {
  size?: number;
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/**
 * Relies on what lucide-react passes to `createLucideIcon`, which this replaces (bare-icons.ts): the size and the nodes
 * of a drawing. The site's icons use none of that function's contexts and options.
 */
export default function createSvgIcon({ size: drawnSize = 24, node }: IconData) {
  return function SvgIcon({ size = drawnSize, ...props }: SVGProps<SVGSVGElement> & { size?: number }) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${drawnSize} ${drawnSize}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
