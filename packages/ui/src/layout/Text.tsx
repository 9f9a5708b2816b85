import { Box, type BoxProps, type Tag } from './Box.tsx'
import { forwardRef } from './forward-ref.ts'

export type TextProps<Element extends Tag = 'span'> = BoxProps<Element>

/** Text with tokens as props. `size` sets font size and line height together. */
export const Text = forwardRef(function Text<Element extends Tag = 'span'>(props: TextProps<Element>) {
  return <Box as="span" {...props} />
})
