import { Box, type BoxProps, type Tag } from './Box.tsx'

export type TextProps<Element extends Tag = 'span'> = BoxProps<Element>

/** Words in a step of the type scale: `size` sets font size and line height together. */
export const Text = <Element extends Tag = 'span'>(props: TextProps<Element>) => <Box as="span" {...props} />
