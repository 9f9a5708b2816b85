import type { Milestone, Version } from '@tributary/domain'
import { excelMessages, structureMessages } from '@tributary/sdk/excel'
import { type ReactNode, useMemo, useState } from 'react'
import { DataTable } from '../../primitives/DataTable/DataTable.tsx'
import type { TableChildren, TableSort } from '../../primitives/DataTable/table-columns.ts'
import { type VersionActions, versionColumns } from './version-columns.tsx'

export type VersionTableProps = VersionActions & {
  versions: readonly Version[]
  /** What is beneath an open version. */
  milestonesOf: (version: Version) => TableChildren<Milestone>
  /** The ids of the open versions, as text. */
  expanded: ReadonlySet<string>
  onExpand: (expanded: ReadonlySet<string>) => void
  /** What to press when there are none. */
  emptyAction?: ReactNode
  onFocusLost?: () => void
}

/** The versions of an organisation, which open to their milestones (connectors spec 2.4, requirements VER-02 to VER-08). */
export function VersionTable(props: VersionTableProps) {
  const { versions, milestonesOf, expanded, onExpand, emptyAction, onFocusLost } = props
  const { onAddMilestones, onEdit, onDelete, onEditMilestone, onDeleteMilestone } = props
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const columns = useMemo(
    () => versionColumns({ onAddMilestones, onEdit, onDelete, onEditMilestone, onDeleteMilestone }),
    [onAddMilestones, onEdit, onDelete, onEditMilestone, onDeleteMilestone],
  )
  return (
    <DataTable
      label="Versions"
      nouns={{ one: 'version', many: 'versions' }}
      columns={columns}
      rows={versions}
      rowKey={keyOf}
      sort={sort}
      onSort={setSort}
      searchBy={nameOf}
      expansion={{
        nameOf,
        childrenOf: milestonesOf,
        childKey: keyOf,
        none: structureMessages.noMilestones,
        expanded,
        onExpand,
      }}
      empty={excelMessages.none.versions}
      emptyAction={emptyAction}
      onFocusLost={onFocusLost}
      minWidth={860}
    />
  )
}

const keyOf = ({ id }: { id: Version['id'] }) => String(id)
const nameOf = ({ name }: { name: string }) => name
