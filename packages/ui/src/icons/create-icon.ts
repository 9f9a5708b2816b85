import { createElement, type SVGProps } from 'react'

type IconData = { name: string; size: number; node: readonly (readonly [tag: string, attributes: object])[] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

const isNotItsName = (attribute: string) => attribute !== 'role' && !attribute.startsWith('aria-')

/**
 * Replaces the function with which lucide-react draws each icon: the same markup without contexts, aliases and
 * renamed attributes, in a quarter of the code. Builds replace it.
 */
export default ({ name, size: box, node }: IconData) =>
  ({ size = 24, color = 'currentColor', className = '', children, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        'aria-hidden': children || !Object.keys(rest).every(isNotItsName) ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
