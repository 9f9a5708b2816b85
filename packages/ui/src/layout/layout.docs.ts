import type { FullGuide } from '../../.storybook/guide.ts'

/** The page of the layout components. */
export const guides = [
  {
    title: 'Layout',
    status: 'stable',
    components: ['Stack', 'Inline', 'Columns', 'Text'],
    when: [
      '`Stack` for one column, `Inline` for one row, `Columns` for equal columns, `Text` for a piece of text.',
      'Their props are names of tokens: `gap={2}`, `color="secondary"`. `as` sets the HTML element.',
    ],
    whenNot: ['For states such as hover, write a stylesheet and pass `className`.'],
    anatomy: [
      ['Distance', '`gap`, `columnGap`, `rowGap`, `padding`, `paddingX`, `paddingY`: a step of `space`.'],
      ['Alignment', '`alignItems`, `justifyContent`, `justifyItems`, `wrap`.'],
      ['Type', '`size`, `fontWeight`, `color`, `textAlign`.'],
      ['By width', '`gap` and the columns accept `{ phone, tablet, desktop }`.'],
    ],
    keyboard: [['None', 'They are not interactive.']],
    accessibility: ['Use `as` for the right element: `ul` for lists, `h2` for headings.'],
    do: ['Let the parent set the distance between its children.'],
    dont: ['Do not set a property in `className` that a prop sets. A test refuses it.'],
    code: `
import { Inline, Stack, Text } from '@tributary/ui'

export const Person = ({ name, email }: { name: string; email: string }) => (
  <Stack gap={2}>
    <Text as="h2" size="lg" fontWeight="semibold">
      {name}
    </Text>
    <Inline gap={1} color="secondary">
      {email}
    </Inline>
  </Stack>
)
`,
  },
] as const satisfies readonly FullGuide[]
