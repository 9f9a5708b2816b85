import type { Entity } from '@tributary/domain'
import { nouns } from '@tributary/sdk/common'
import { excelMessages } from '@tributary/sdk/excel'
import { statusStyle } from '../../patterns/status-style.ts'
import { StatusPill } from '../../primitives/Status/StatusPill.tsx'
import {
  nameOf,
  StructureTable,
  type StructureTableKind,
  type StructureTableProps,
  useManageColumn,
} from './StructureTable.tsx'
import { structureText } from './structure.messages.ts'

const entityKind: StructureTableKind<Entity> = {
  get label() {
    return structureText.entities
  },
  nouns: nouns.entity,
  get empty() {
    return excelMessages.none.entities
  },
  searchBy: nameOf,
  columns: [
    {
      id: 'name',
      get header() {
        return structureText.name
      },
      cell: nameOf,
      sortBy: nameOf,
    },
    {
      id: 'status',
      get header() {
        return structureText.status
      },
      cell: () => (
        <StatusPill {...statusStyle(null)} form="plain">
          {structureText.active}
        </StatusPill>
      ),
      width: '20%',
    },
  ],
}

export type EntityTableProps = Omit<StructureTableProps<Entity>, 'lineageHrefOf'> & {
  /** The entities to show. */
  entities: readonly Entity[]
  /** Called when the user deletes an entity. */
  onDelete: (entity: Entity) => void
}

/** The entities of an organisation. Entities have no status, so the table shows "ACTIVE" (ENT-02). */
export function EntityTable({ entities, onEdit, onDelete, ...rest }: EntityTableProps) {
  const manage = useManageColumn('120px', { onEdit, onDelete })
  return <StructureTable {...rest} kind={entityKind} items={entities} manage={manage} />
}
