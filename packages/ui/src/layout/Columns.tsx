import { Box, type BoxProps, type Tag } from './Box.tsx'
import { forwardRef } from './forward-ref.ts'

export type ColumnsProps<Element extends Tag = 'div'> = BoxProps<Element> & {
  /** The number of equal columns, or the width of each: `auto` is as wide as its content, `fill` takes the rest. */
  template: 2 | 3 | 'fill auto' | 'auto fill' | 'max-content fill'
  /** The narrowest window with these columns. Narrower windows have one column. */
  from?: 'tablet' | 'desktop'
}

/** Children in columns, `gap` apart, in as many rows as they need. */
export const Columns = forwardRef(function Columns<Element extends Tag = 'div'>({
  template,
  from,
  ...props
}: ColumnsProps<Element>) {
  return (
    <Box display="grid" gridTemplateColumns={from ? { phone: 1, [from]: template } : template} {...props} />
  )
})
