import { forwardRef as forward, type ReactNode, version } from 'react'

const refIsProp = Number.parseInt(version, 10) >= 19

/**
 * Returns a component that takes `ref` as a prop, as components of React 19 do. React 18 passes `ref` only through its
 * `forwardRef`. Storybook finds the defaults of props inside a call of this name only.
 */
export function forwardRef<Component extends (props: never) => ReactNode>(component: Component): Component {
  if (refIsProp) return component
  const forwarded = forward<unknown, object>((props, ref) => component({ ...props, ref } as never))
  // A forwarded component is an object, but is drawn with the same props.
  return forwarded as unknown as Component
}
