import { Box, type BoxProps, type Tag } from './Box.tsx'
import { forwardRef } from './forward-ref.ts'

export type InlineProps<Element extends Tag = 'div'> = BoxProps<Element> & {
  /** Wraps to a second line where there is no room. */
  wrap?: boolean
}

/** Children in one row, `gap` apart, vertically centred unless `alignItems` differs. */
export const Inline = forwardRef(function Inline<Element extends Tag = 'div'>({
  wrap = false,
  ...props
}: InlineProps<Element>) {
  return <Box display="flex" alignItems="center" {...(wrap && { flexWrap: 'wrap' })} {...props} />
})
