import { type ComponentProps, createElement, type JSX, type ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import { type Sprinkles, sprinkles } from '../theme/sprinkles.css.ts'
import { forwardRef } from './forward-ref.ts'

export type Tag = keyof JSX.IntrinsicElements

type OwnProps<Element extends Tag> = Sprinkles & {
  /** The HTML element. */
  as?: Element | undefined
  /** A class of your own stylesheet. It must not set what the token props set. */
  className?: string | undefined
  /** The content. */
  children?: ReactNode
}

/** The theme's tokens as props, and every attribute of the HTML element `as`. */
export type BoxProps<Element extends Tag> = OwnProps<Element> &
  Omit<ComponentProps<Element>, keyof OwnProps<Element>>

/** The element behind each layout primitive. Token props become classes; other props go to the element. */
export const Box = forwardRef(function Box({ as = 'div', className, ...props }: OwnProps<Tag>) {
  const tokens: Record<string, unknown> = {}
  const attributes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props))
    if (tokenNames.has(name)) tokens[name] = value
    else attributes[name] = value
  return createElement(as, {
    ...attributes,
    className: classNames(sprinkles(tokens), className) || undefined,
  })
})

const tokenNames: ReadonlySet<string> = sprinkles.properties
