import { ErrorMessages, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useUnsaved } from '../../page/use-unsaved.ts'
import type { StructureItem } from './structure-kind.ts'
import { type SaveItemOptions, useSaveItem } from './use-save-item.ts'

type ItemDialogOptions<Item, Form, Seen> = Omit<SaveItemOptions<Item, Form, Seen>, 'onSaved'> & {
  title: string
  /** The toast after saving. */
  savedMessage: (name: string) => string
  returnFocus: () => HTMLElement | null
  onClose: () => void
}

/** A dialog that saves an item: `dialog` are the props that every such dialog takes. It stays open after a refusal. */
export function useItemDialog<Item extends StructureItem, Form, Seen extends StructureItem | null = Item>(
  options: ItemDialogOptions<Item, Form, Seen>,
) {
  const { title, savedMessage, returnFocus, onClose } = options
  const { show } = useToasts()
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const { save, busy, current, error, dismissError } = useSaveItem({
    ...options,
    onSaved: ({ name }) => {
      show({ type: 'success', content: savedMessage(name) })
      onClose()
    },
  })
  const dialog = {
    ...{ title, busy, returnFocus, onClose, onDirty: setDirty, onDismissError: dismissError },
    error: error && <ErrorMessages {...error} />,
  }
  return { dialog, save, current }
}
