import { createElement, type SVGProps } from 'react';

interface IconData {
  size?: number;
  node: readonly [tag: string, attributes: Record<string, string>][];
}

/**
 * Stands in for the function of the same purpose in lucide-react, whose contexts and options no icon of ours uses: the
 * drawings stay the package's, and every page is spared the rest.
 */
export default function createSvgIcon({ size: drawnSize = 24, node }: IconData) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module is loaded.
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
