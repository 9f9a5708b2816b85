import { Box, type BoxProps, type Tag } from './Box.tsx'

export type StackProps<Element extends Tag = 'div'> = BoxProps<Element>

/** Children in one column, `gap` apart. Each is as wide as the column, unless `justifyItems` differs. */
export const Stack = <Element extends Tag = 'div'>(props: StackProps<Element>) => (
  <Box display="grid" gridTemplateColumns={1} {...props} />
)
