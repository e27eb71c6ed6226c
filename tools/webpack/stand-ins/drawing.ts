import { type ComponentProps, createElement } from 'react';

/** A drawing of lucide, as its files have it. */
interface Drawing {
  name: string;
  size: number;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface DrawingProps extends ComponentProps<'svg'> {
  size?: number;
}

/**
 * In the place of what lucide makes of its drawings, which also knows defaults from a context, widths that do not grow with
 * the size, and drawings without React: the same `<svg>` in a fifth of the code.
 */
export default function createIcon({ name, size: box, node }: Drawing) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = box, className, ...rest }: DrawingProps) {
    const attributes = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size,
      height: size,
      viewBox: `0 0 ${box} ${box}`,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
      ...rest,
    };
    return createElement('svg', attributes, ...children);
  };
}
