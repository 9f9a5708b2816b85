import { type Id, type Status, statusNameOf } from '@tributary/domain'
import {
  ErrorMessages,
  NameDialog,
  type NameDialogProps,
  type NameForm,
  rowElement,
  useToasts,
} from '@tributary/ui'
import { useState } from 'react'
import { useUnsaved } from '../../page/unsaved.ts'
import { pageHeading } from '../../page/use-screen-focus.ts'
import { type SaveStructureOptions, useSaveStructure } from './use-save-structure.ts'

type SaveNameProps<One, Seen> = Pick<NameDialogProps, 'title' | 'label' | 'action' | 'onClose'> &
  Omit<SaveStructureOptions<One, NameForm, Seen>, 'onSaved'> & {
    /** What the form shows of it. */
    formOf: (seen: Seen) => NameForm
    /** What the row of the edited thing is known by: it gets the focus back. */
    row?: Id
    /** Said when it is saved. */
    said: (name: string) => string
  }

/** What the form shows of a thing that has a status. */
export const nameAndStatus = ({ name, status }: { name: string; status: Status | null }): NameForm => ({
  name,
  status: statusNameOf(status),
})

/** Saves a name, and a status where there is one; the form stays open with what the server has against it (STATE-06). */
export function SaveName<One extends { name: string }, Seen = One>(props: SaveNameProps<One, Seen>) {
  const { title, label, action, opened, formOf, row, said, onClose } = props
  const { show } = useToasts()
  const [dirty, setDirty] = useState(false)
  useUnsaved(dirty)
  const { save, busy, current, error, dismissError } = useSaveStructure<One, NameForm, Seen>({
    ...props,
    onSaved: ({ name }) => {
      show({ type: 'success', content: said(name) })
      onClose()
    },
  })
  return (
    <NameDialog
      title={title}
      {...(label && { label })}
      {...(action && { action })}
      initial={formOf(opened)}
      current={formOf(current)}
      busy={busy}
      error={error && <ErrorMessages {...error} />}
      onDismissError={dismissError}
      onDirty={setDirty}
      onSubmit={save}
      onClose={onClose}
      returnFocus={() => (row !== undefined ? rowElement(row) : null) ?? pageHeading()}
    />
  )
}
