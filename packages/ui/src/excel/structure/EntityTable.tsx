import type { Entity } from '@tributary/domain'
import { excelMessages } from '@tributary/sdk/excel'
import { type ReactNode, useMemo, useState } from 'react'
import { RowActions } from '../../patterns/RowActions.tsx'
import { statusFace } from '../../patterns/status-face.ts'
import { DataTable } from '../../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn, TableSort } from '../../primitives/DataTable/table-columns.ts'
import { StatusPill } from '../../primitives/Status/StatusPill.tsx'

export type EntityTableProps = {
  entities: readonly Entity[]
  onEdit: (entity: Entity) => void
  onDelete: (entity: Entity) => void
  /** What to press when there are none. */
  emptyAction?: ReactNode
  onFocusLost?: () => void
}

/** The entities of an organisation, every one of them "ACTIVE" (connectors spec 2.1, requirement ENT-02). */
export function EntityTable({ entities, onEdit, onDelete, emptyAction, onFocusLost }: EntityTableProps) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const columns = useMemo(() => [...facts, manage(onEdit, onDelete)], [onEdit, onDelete])
  return (
    <DataTable
      label="Entities"
      nouns={{ one: 'entity', many: 'entities' }}
      columns={columns}
      rows={entities}
      rowKey={keyOf}
      sort={sort}
      onSort={setSort}
      searchBy={nameOf}
      empty={excelMessages.none.entities}
      emptyAction={emptyAction}
      onFocusLost={onFocusLost}
    />
  )
}

const keyOf = ({ id }: Entity) => String(id)
const nameOf = ({ name }: Entity) => name

const facts: readonly DataTableColumn<Entity>[] = [
  { id: 'name', header: 'Name', cell: nameOf, sortBy: nameOf },
  {
    id: 'status',
    header: 'Status',
    cell: () => (
      <StatusPill {...statusFace(null)} form="plain">
        ACTIVE
      </StatusPill>
    ),
    width: '20%',
  },
]

const manage = (
  onEdit: EntityTableProps['onEdit'],
  onDelete: EntityTableProps['onDelete'],
): DataTableColumn<Entity> => ({
  id: 'manage',
  header: 'Manage',
  kind: 'actions',
  width: '120px',
  cell: (entity) => (
    <RowActions
      id={entity.id}
      name={entity.name}
      onEdit={() => onEdit(entity)}
      onDelete={() => onDelete(entity)}
    />
  ),
})
