import { Box, type BoxProps, type Tag } from './Box.tsx'

export type TextProps<Element extends Tag = 'span'> = BoxProps<Element>

/** Text with tokens as props. `size` sets font size and line height together. */
export const Text = <Element extends Tag = 'span'>(props: TextProps<Element>) => <Box as="span" {...props} />
