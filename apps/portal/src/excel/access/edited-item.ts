import type { EditedItem, EditedList, Id } from '@tributary/domain'
import type { StructureNoun } from '@tributary/sdk/excel'

const lists: Record<StructureNoun, EditedList> = {
  area: 'areas',
  'sub-area': 'subareas',
  version: 'versions',
  milestone: 'milestones',
  'helper table': 'helperTables',
  entity: 'entities',
  'security group': 'groups',
  user: 'users',
}

/** An item as an edit of the structure names it. */
export const editedItem = (noun: StructureNoun, { id }: { id: Id }): EditedItem => ({ list: lists[noun], id })
