import { nouns } from '@tributary/sdk/common'
import { type StructureNoun, structureMessages } from '@tributary/sdk/excel'
import { LinesDialog, NameDialog, NameRowsDialog, useToasts } from '@tributary/ui'
import { useMemo, useState } from 'react'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { useUnsaved } from '../../page/use-unsaved.ts'
import type { ItemKind, StructureItem } from './structure-kind.ts'
import { useAddNames } from './use-add-names.ts'
import { useItemDialog } from './use-item-dialog.tsx'

type AddStructureItemsProps<Item extends StructureItem> = {
  kind: ItemKind<Item>
  existing: readonly Item[]
  add: (name: string) => Promise<Item>
  /** Shows a new item immediately. */
  onAdded: (added: Item) => unknown
  reload: () => Promise<unknown>
  onClose: () => void
}

/** Adds one item or several, with the dialog of their kind. */
export const AddStructureItems = <Item extends StructureItem>(props: AddStructureItemsProps<Item>) =>
  props.kind.addDialog.form === 'name' ? <AddOne {...props} /> : <AddSeveral {...props} />

function AddOne<Item extends StructureItem>(props: AddStructureItemsProps<Item>) {
  const { kind, add, onAdded, reload, onClose } = props
  const { dialog, save } = useItemDialog<Item, { name: string }, null>({
    title: kind.titles.add,
    opened: null,
    send: ({ name }) => add(name),
    keep: onAdded,
    reload: async () => void (await reload()),
    savedMessage: (name) => structureMessages.added(name),
    returnFocus: pageHeading,
    onClose,
  })
  return <NameDialog {...dialog} {...kind.nameDialog} initial={{ name: '' }} onSubmit={save} />
}

/** Stays open with the names that were refused (STATE-06). */
function AddSeveral<Item extends StructureItem>(props: AddStructureItemsProps<Item>) {
  const { kind, existing, add, onAdded, reload, onClose } = props
  const { addDialog, noun, titles } = kind
  const { show } = useToasts()
  const names = useMemo(() => existing.map(nameOf), [existing])
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const { error, dismissError, stop, submit, ...sending } = useAddNames({
    add,
    onAdded,
    onEnd: (added, isComplete) => {
      if (added.length > 0) show({ type: 'success', content: addedSentence(noun, added) })
      void reload()
      if (isComplete) onClose()
    },
  })
  const dialog = {
    ...{ title: titles.add, existing: names, ...sending, onClose, returnFocus: pageHeading },
    ...{ onSubmit: submit, onStop: stop, onDirty: setDirty },
  }
  if (addDialog.form === 'rows')
    return <NameRowsDialog {...dialog} noun={nouns[noun]} error={error} onDismissError={dismissError} />
  const refusalOf = addDialog.form === 'lines' ? addDialog.refusalOf : undefined
  return <LinesDialog {...dialog} {...(refusalOf && { refusalOf })} />
}

/** Names one item and counts several. */
const addedSentence = (noun: StructureNoun, [first, ...others]: readonly StructureItem[]): string =>
  first && others.length === 0
    ? structureMessages.added(first.name)
    : structureMessages.severalAdded(nouns[noun].counted(others.length + 1))

const nameOf = ({ name }: { name: string }) => name
