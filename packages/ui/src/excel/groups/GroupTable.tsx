import type { SecurityGroup } from '@tributary/domain'
import { nouns } from '@tributary/sdk/common'
import { excelMessages, groupsMessages } from '@tributary/sdk/excel'
import { userStatusLabel } from '@tributary/sdk/users'
import { type ReactNode, useMemo, useState } from 'react'
import { RowActions } from '../../patterns/RowActions.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { DataTable } from '../../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn, TableCsv, TableSort } from '../../primitives/DataTable/table-columns.ts'
import { StructureStatus } from '../status/StructureStatus.tsx'
import * as css from './Groups.css.ts'
import { groupsText } from './groups.messages.ts'

/** The members of each group, by the group's id as text; undefined while unknown. */
export type GroupMembers = ReadonlyMap<string, readonly string[]>

export type GroupTableProps = {
  /** The security groups to show. */
  groups: readonly SecurityGroup[]
  /** The names of the people in each group. Undefined while they load, which hides the column. */
  members?: GroupMembers | undefined
  /** Called when the user changes the status of a group. */
  onStatus: (group: SecurityGroup) => void
  /** Called when the user edits a group. */
  onEdit: (group: SecurityGroup) => void
  /** Left out unless the user may delete groups. */
  onDelete?: ((group: SecurityGroup) => void) | undefined
  /** Returns the address with the lineage of a group. Without it, the rows have no link. */
  lineageHrefOf?: ((group: SecurityGroup) => string) | undefined
  /** Adds the CSV download, with the organisation in the file's name. */
  csv?: TableCsv<SecurityGroup> | undefined
  /** The button of the empty state. */
  emptyAction?: ReactNode
  /** Called when the focused row is removed, so that the screen can move the focus. */
  onFocusLost?: (() => void) | undefined
  /** The ids, as text, of groups whose change is being saved. */
  busy?: ReadonlySet<string>
}

/** The security groups of an organisation: name, status, members and actions. */
export function GroupTable(props: GroupTableProps) {
  const { groups, members, onStatus, onEdit, onDelete, lineageHrefOf, ...rest } = props
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const columns = useMemo<DataTableColumn<SecurityGroup>[]>(
    () => [
      { id: 'name', header: groupsText.name, cell: nameOf, sortBy: nameOf },
      {
        id: 'status',
        header: groupsText.status,
        width: '150px',
        cell: (group) => <StatusButton group={group} onStatus={onStatus} />,
        csv: ({ status }) => userStatusLabel(status),
      },
      ...(members ? [membersColumn(members)] : []),
      {
        id: 'manage',
        header: groupsText.manage,
        kind: 'actions',
        width: '150px',
        cell: (group) => (
          <RowActions
            id={group.id}
            name={group.name}
            lineageHref={lineageHrefOf?.(group)}
            onEdit={() => onEdit(group)}
            onDelete={onDelete && (() => onDelete(group))}
          />
        ),
      },
    ],
    [members, onStatus, onEdit, onDelete, lineageHrefOf],
  )
  return (
    <DataTable
      {...rest}
      label={groupsMessages.title}
      nouns={nouns['security group']}
      columns={columns}
      rows={groups}
      rowKey={keyOf}
      sort={sort}
      onSort={setSort}
      searchBy={nameOf}
      empty={excelMessages.none.groups}
    />
  )
}

const nameOf = ({ name }: SecurityGroup) => name
const keyOf = ({ id }: SecurityGroup) => String(id)

const membersColumn = (members: GroupMembers): DataTableColumn<SecurityGroup> => ({
  id: 'members',
  header: groupsText.assignedTo,
  width: '150px',
  cell: ({ id }) => groupsMessages.members(members.get(String(id))?.length ?? 0),
  csv: ({ id }) => members.get(String(id))?.join('; ') ?? '',
})

type StatusButtonProps = Pick<GroupTableProps, 'onStatus'> & { group: SecurityGroup }

const StatusButton = ({ group, onStatus }: StatusButtonProps) => (
  <Button
    writes
    variant="ghost"
    size="sm"
    className={css.statusButton}
    aria-label={groupsMessages.statusOf(group.name, userStatusLabel(group.status ?? { name: 'active' }))}
    onClick={() => onStatus(group)}
  >
    <StructureStatus status={group.status} />
  </Button>
)
