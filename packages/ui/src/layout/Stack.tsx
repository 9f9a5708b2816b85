import { Box, type BoxProps, type Tag } from './Box.tsx'

export type StackProps<Element extends Tag = 'div'> = BoxProps<Element>

/** Children in one column, `gap` apart. Each fills the width unless `justifyItems` differs. */
export const Stack = <Element extends Tag = 'div'>(props: StackProps<Element>) => (
  <Box display="grid" gridTemplateColumns={1} {...props} />
)
