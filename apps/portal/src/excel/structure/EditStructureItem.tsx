import { useQuery } from '@tanstack/react-query'
import { type Id, type Status, sameId, statusNameOf } from '@tributary/domain'
import { statusesQuery } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import { structureMessages } from '@tributary/sdk/excel'
import { NameDialog, type NameForm, StructureDialog } from '@tributary/ui'
import { ItemMissing } from '../../page/ItemMissing.tsx'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useClient } from '../../session/use-client.ts'
import { AccessPreview } from '../access/AccessPreview.tsx'
import { editedItem } from '../access/edited-item.ts'
import type { ItemKind, StructureItem } from './structure-kind.ts'
import { useItemDialog } from './use-item-dialog.tsx'
import type { ItemForm, StructureItems } from './use-structure-items.ts'

type EditStructureItemProps<Item extends StructureItem> = {
  kind: ItemKind<Item>
  organisationId: Id
  item: Item
  actions: Pick<StructureItems<Item>, 'change' | 'keep' | 'reload'>
  onClose: () => void
}

/** Changes the name of an item, and its status where it has one. */
export const EditStructureItem = <Item extends StructureItem>(props: EditStructureItemProps<Item>) =>
  props.kind.statusField === 'select' ? <EditWithStatuses {...props} /> : <EditName {...props} />

function useEditDialog<Item extends StructureItem>(props: EditStructureItemProps<Item>) {
  const { kind, item, actions, onClose } = props
  return useItemDialog<Item, ItemForm>({
    title: kind.titles.edit,
    opened: item,
    send: actions.change,
    keep: actions.keep,
    reload: async () => (await actions.reload()).find(({ id }) => sameId(id, item.id)),
    missing: structureMessages.gone(kind.noun),
    savedMessage: structureMessages.saved,
    returnFocus: () => kind.elementOf(item) ?? pageHeading(),
    onClose,
  })
}

function EditName<Item extends StructureItem>(props: EditStructureItemProps<Item>) {
  const { kind, item } = props
  const { dialog, save, current } = useEditDialog(props)
  const formOf = ({ name, status }: Item): NameForm =>
    kind.statusField === 'none' ? { name } : { name, status: statusNameOf(status) }
  return (
    <NameDialog
      {...dialog}
      {...kind.nameDialog}
      initial={formOf(item)}
      current={formOf(current)}
      preview={previewOf(props)}
      onSubmit={save}
    />
  )
}

function EditWithStatuses<Item extends StructureItem>(props: EditStructureItemProps<Item>) {
  const { data: statuses, error } = useQuery(statusesQuery(useClient()))
  if (statuses) return <EditNameAndStatus {...props} statuses={statuses} />
  return error && <ItemMissing sentence={failureMessage(error)} onClose={props.onClose} />
}

type WithStatuses<Item extends StructureItem> = EditStructureItemProps<Item> & { statuses: readonly Status[] }

function EditNameAndStatus<Item extends StructureItem>(props: WithStatuses<Item>) {
  const { dialog, save, current } = useEditDialog(props)
  return (
    <StructureDialog
      {...dialog}
      item={withStatus(props.item)}
      current={withStatus(current)}
      statuses={props.statuses}
      preview={previewOf(props)}
      onSave={save}
    />
  )
}

/** What a new status changes for users. */
const previewOf =
  <Item extends StructureItem>({ kind, organisationId, item }: EditStructureItemProps<Item>) =>
  (status: string) => (
    <AccessPreview
      organisationId={organisationId}
      edit={{ kind: 'set-status', item: editedItem(kind.noun, item), status }}
    />
  )

const withStatus = ({ id, name, status = null }: StructureItem) => ({ id, name, status })
