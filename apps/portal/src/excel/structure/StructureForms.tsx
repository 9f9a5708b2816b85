import type { Id } from '@tributary/domain'
import { structureMessages } from '@tributary/sdk/excel'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { AddStructureItems } from './AddStructureItems.tsx'
import { EditStructureItem } from './EditStructureItem.tsx'
import type { ItemKind, StructureItem } from './structure-kind.ts'
import { type FormAddress, useOpenedItem } from './use-form-address.ts'
import type { StructureItems } from './use-structure-items.ts'

type StructureFormsProps<Item extends StructureItem> = {
  kind: ItemKind<Item>
  /** The form that the address names. */
  opened: Pick<FormAddress, 'form' | 'id'> | null
  organisationId: Id
  items: readonly Item[]
  isReloading: boolean
  actions: StructureItems<Item>
  onAdded?: (added: Item) => void
  onClose: () => void
}

/** The dialog that adds items or edits one, if the address names it. */
export function StructureForms<Item extends StructureItem>(props: StructureFormsProps<Item>) {
  const { kind, opened, organisationId, items, isReloading, actions, onAdded, onClose } = props
  const { item, missing } = useOpenedItem(opened?.id ?? null, items, isReloading)
  if (missing) return <ItemMissing sentence={structureMessages.gone(kind.noun)} onClose={onClose} />
  if (opened?.form === 'new')
    return (
      <AddStructureItems
        {...{ kind, existing: items, onClose }}
        add={actions.add}
        onAdded={async (added) => {
          await actions.keep(added)
          onAdded?.(added)
        }}
        reload={actions.reload}
      />
    )
  return (
    item && <EditStructureItem key={String(item.id)} {...{ kind, organisationId, item, actions, onClose }} />
  )
}
