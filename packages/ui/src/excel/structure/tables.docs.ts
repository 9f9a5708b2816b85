import type { FullGuide } from '../../../.storybook/guide.ts'

/** The pages of entities, helper tables and versions. */
export const guides = [
  {
    title: 'Excel/Structure/EntityTable',
    status: 'stable',
    components: ['EntityTable'],
    when: ['To list, rename and delete the entities of an organisation.'],
    whenNot: [
      'For areas, use `AreaGrid`.',
      'To link users to entities, use `Linker`.',
      'For other rows, use `DataTable`.',
    ],
    anatomy: [
      ['Search', 'By name, with the number of entities.'],
      ['Row', 'Name, "ACTIVE", Edit and Delete. Entities have no other status.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the search, the heading of the names, and the buttons of each row.'],
      ['Enter, Space', 'On the heading: sorts. On a button: presses it.'],
      ['Escape', 'In the search: clears it.'],
    ],
    accessibility: [
      'A native table with the name "Entities". The name of a row is its header.',
      'The number of matches and the order are announced. Buttons contain the name: "Edit Acme BV".',
    ],
    do: [
      'Show how many users see an entity before it is deleted: `entityImpacts` of the SDK lists it.',
      'Pass an `emptyAction` that adds the first entity.',
      'Set `onFocusLost` to focus the heading. It is called when the last row is removed.',
    ],
    dont: [
      'Do not sort or filter `entities`. The table does both.',
      'Do not create new handlers at each render of a long table. They redraw every row.',
    ],
    code: `
import type { Entity } from '@tributary/domain'
import { AddButton, EntityTable } from '@tributary/ui'

type Act = (entity: Entity) => void
type Props = { entities: readonly Entity[]; onAdd: () => void; onEdit: Act; onDelete: Act }

export const Entities = ({ onAdd, ...table }: Props) => (
  <EntityTable {...table} emptyAction={<AddButton onClick={onAdd}>Add Entity</AddButton>} />
)
`,
  },
  {
    title: 'Excel/Structure/HelperTableTable',
    status: 'stable',
    components: ['HelperTableTable'],
    when: ['To list and edit the helper tables of an organisation, with their names in Excel and SQL.'],
    whenNot: ['For tables of a connector, use `TablePreview`.', 'For versions, use `VersionTable`.'],
    anatomy: [
      ['Search', 'By the name on screen or the name in SQL.'],
      ['Row', 'Name, the table in Excel, the table in SQL, status, Edit and Delete.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the search, the heading of the names, and the buttons of each row.'],
      ['Enter, Space', 'On Copy next to the name in SQL: copies it. On the heading: sorts.'],
      ['Escape', 'In the search: clears it.'],
    ],
    accessibility: [
      'A native table with the name "Helper Tables".',
      'A status is an icon and a word. Buttons contain the name of the table.',
    ],
    do: [
      'Leave out `onDelete` for users who must not delete.',
      'Keep `inputTableName` when a table is renamed. Workbooks and queries use it.',
    ],
    dont: [
      'Do not sort or filter `tables`. The table does both.',
      'Do not compute the names in Excel and SQL. The row derives them from `inputTableName`.',
    ],
    code: `
import type { HelperTable } from '@tributary/domain'
import { HelperTableTable } from '@tributary/ui'

type Act = (table: HelperTable) => void
type Props = { tables: readonly HelperTable[]; canDelete: boolean; onEdit: Act; onDelete: Act }

export const HelperTables = ({ tables, canDelete, onEdit, onDelete }: Props) => (
  <HelperTableTable tables={tables} onEdit={onEdit} onDelete={canDelete ? onDelete : undefined} />
)
`,
  },
  {
    title: 'Excel/Structure/VersionTable',
    status: 'stable',
    components: ['VersionTable', 'milestoneRow'],
    when: ['To list versions, and the milestones below each open version.'],
    whenNot: ['For a flat list, use `DataTable`.', 'For helper tables, use `HelperTableTable`.'],
    anatomy: [
      ['Toolbar', 'A search by version, "Expand all", and the number of versions.'],
      ['Version', 'An arrow, the name with the number of milestones, two table names, status and actions.'],
      ['Milestone', 'Name, status, Edit and Delete, below its version.'],
      ['Note', 'Below an open version without milestones, or while they load.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the toolbar, the arrows and the buttons of each row.'],
      ['Enter, Space', 'On an arrow: opens or closes the version. On the heading: sorts.'],
      ['Escape', 'In the search: clears it.'],
    ],
    accessibility: [
      'The arrow is a button with its state: "Expand Budget 2027".',
      'A milestone has the name of its version for screen readers.',
      'The number of milestones is read as "3 milestones".',
    ],
    do: [
      'Return the focus after a dialog with `rowElement(milestoneRow(milestone))`. Ids of versions may be equal.',
      'Open a version when a milestone is added to it, so that the new row is visible.',
      'Leave out both delete handlers for users who must not delete. The column then becomes narrower.',
    ],
    dont: [
      'Do not return an empty list while milestones load. Return `loading`, or the row shows "No milestones yet."',
      'Do not sort or filter `versions`. The table does both.',
    ],
    code: `
import type { Version } from '@tributary/domain'
import { VersionTable } from '@tributary/ui'
import { type ComponentProps, useState } from 'react'

type Table = ComponentProps<typeof VersionTable>
type Props = Pick<Table, 'versions' | 'onEdit' | 'onAddMilestones' | 'onEditMilestone'>

const milestonesOf = ({ milestones }: Version) => ({ state: 'ready', items: milestones }) as const

export function Versions(props: Props) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  return <VersionTable {...props} milestonesOf={milestonesOf} expanded={expanded} onExpand={setExpanded} />
}
`,
  },
] as const satisfies readonly FullGuide[]
