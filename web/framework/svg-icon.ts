import { createElement, type SVGProps } from 'react';

/** A path, or the shapes of a drawing that is more than a path. */
type IconData = string | { node: readonly [tag: string, attributes: Record<string, string>][] };

/**
 * Relies on what lucide-react passes to `createLucideIcon`, which this replaces, as bare-icons.ts writes it. The site's
 * icons use none of that function's contexts and options. Colour and width of the lines are in app.css: as attributes of
 * each icon, they were a twelfth of a list's document.
 */
export default function createSvgIcon(icon: IconData) {
  const shapes = typeof icon === 'string' ? ([['path', { d: icon }]] as const) : icon.node;
  return function SvgIcon({ size = 24, ...props }: SVGProps<SVGSVGElement> & { size?: number }) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        'aria-hidden': true,
        ...props,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
