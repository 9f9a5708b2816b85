import { Box, type BoxProps, type Tag } from './Box.tsx'
import { forwardRef } from './forward-ref.ts'

export type StackProps<Element extends Tag = 'div'> = BoxProps<Element>

/** Children in one column, `gap` apart. Each fills the width unless `justifyItems` differs. */
export const Stack = forwardRef(function Stack<Element extends Tag = 'div'>(props: StackProps<Element>) {
  return <Box display="grid" gridTemplateColumns={1} {...props} />
})
