import type { FullGuide } from '../../.storybook/guide.ts'

/** Where a number comes from, and who sees it. */
export const guides = [
  {
    title: 'Lineage/View',
    status: 'experimental',
    components: ['LineageView', 'LineageDrawer'],
    when: [
      '`LineageView` on a page, to show where the numbers of an organisation come from and who sees them.',
      '`LineageDrawer` on a connector, an area, a group or a person, to show the way of its numbers.',
    ],
    whenNot: [
      'For why one person does not see one thing, use `AccessChain`.',
      'For everything that a person sees, use `PersonAccessView`.',
    ],
    anatomy: [
      ['Columns', 'Systems, connectors, tables, the database, Excel, security groups and people.'],
      ['Lines', 'Red and dashed where broken, grey where off.'],
      ['Group', 'A long kind above 60 nodes. It opens on a press.'],
      ['Details', 'The facts of the selected node, and one action.'],
    ],
    keyboard: [
      ['Left, Right', 'Moves along the links, the path of the selected node first.'],
      ['Up, Down, Home, End', 'Moves within a column.'],
      ['Enter, Space', 'Selects a node, or opens a group.'],
      ['Escape', 'Shows everything again.'],
    ],
    accessibility: [
      'The picture is a tree. The level of an item is its step from the source.',
      'Each item names its state, and how many items it comes from and leads to. The lines repeat it.',
      'A narrow place shows the columns below each other, and only the path of the selected node.',
    ],
    do: [
      'Derive the lineage with `lineageOf` of the domain, from the facts of `explainAccess`.',
      'Keep the selected node and the open groups in the address, so that they can be shared.',
    ],
    dont: [
      'Do not draw links between tables and areas. Tributary does not record which area reads which table.',
    ],
    code: `
import { type AccessFacts, type LineageKind, lineageOf } from '@tributary/domain'
import { LineageView } from '@tributary/ui'
import { useMemo, useState } from 'react'

export function Picture({ facts }: { facts: AccessFacts }) {
  const [selected, setSelected] = useState<string | null>(null)
  const [open, setOpen] = useState<LineageKind[]>([])
  const lineage = useMemo(() => lineageOf(facts), [facts])
  return (
    <LineageView
      label="Where a number comes from"
      lineage={lineage}
      choice={{ selected, open }}
      onSelect={setSelected}
      onOpen={setOpen}
      hrefOf={() => null}
      mayChange={false}
      remedyHrefOf={() => null}
      onRemedy={() => undefined}
      busy={false}
      origin={{ organisation: 'acme Traders', by: 'Olga Oak' }}
    />
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
