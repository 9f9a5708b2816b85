import type { Id } from '@tributary/domain'
import { useStructureList, useUsers } from '@tributary/react'
import { AccessPreview } from '../access/AccessPreview.tsx'
import { editedItem } from '../access/edited-item.ts'
import { ConfirmRemoval, type Impacts } from './ConfirmRemoval.tsx'
import type { ImpactLists, ItemKind, StructureItem } from './structure-kind.ts'

type RemoveStructureItemProps<Item extends StructureItem> = {
  kind: ItemKind<Item>
  organisationId: Id
  /** The item to delete, and the items on screen. */
  removing: { item: Item; among: readonly Item[] }
  onConfirm: (item: Item) => void
  onClose: () => void
}

/** Confirms the deletion of an item. Meanwhile it loads the lists of what depends on the item. */
export function RemoveStructureItem<Item extends StructureItem>(props: RemoveStructureItemProps<Item>) {
  const { kind, organisationId, removing, onConfirm, onClose } = props
  const { item, among } = removing
  return (
    <ConfirmRemoval
      {...{ item, among, onClose }}
      impacts={useImpacts(kind, item, organisationId)}
      sentence={kind.impacts.sentence}
      preview={
        <AccessPreview
          organisationId={organisationId}
          edit={{ kind: 'remove', item: editedItem(kind.noun, item) }}
        />
      }
      elementOf={kind.elementOf}
      onConfirm={() => onConfirm(item)}
    />
  )
}

/** What depends on an item. Requests only the lists that its kind needs. */
function useImpacts<Item extends StructureItem>(
  { impacts }: ItemKind<Item>,
  item: Item,
  organisationId: Id,
): Impacts {
  const idFor = (list: keyof ImpactLists) => (impacts.needs.includes(list) ? organisationId : undefined)
  const queries = {
    areas: useStructureList('areas', idFor('areas')),
    subareas: useStructureList('subareas', idFor('subareas')),
    groups: useStructureList('groups', idFor('groups')),
    users: useUsers(idFor('users')),
  }
  const needed = impacts.needs.map((list) => queries[list])
  const { areas, subareas, groups, users } = queries
  if (needed.every(({ data }) => data))
    return impacts.of(item, {
      areas: areas.data ?? [],
      subareas: subareas.data ?? [],
      groups: groups.data ?? [],
      users: users.data ?? [],
    })
  return needed.some(({ isError }) => isError) ? 'failed' : 'unknown'
}
