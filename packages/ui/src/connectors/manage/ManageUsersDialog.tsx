import type { Id } from '@tributary/domain'
import { manageMessages } from '@tributary/sdk/connectors'
import type { ReactNode } from 'react'
import type { LinkerItem } from '../../excel/linker/linker-types.ts'
import { TickList } from '../../excel/linker/TickList.tsx'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { userListWords } from './user-list-words.ts'

export type ManageUsersDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** The connector's name. */
  name: string
  /** The users who can be assigned. `note` is their role, or their address if the role is unknown. */
  users: readonly LinkerItem[]
  /** The ids of the ticked users. */
  ids: readonly Id[]
  /** Called with the ids of the chosen users after each change. */
  onIds: (ids: readonly Id[]) => void
  /** True if the ticked users differ from the assigned ones. Otherwise there is nothing to save. */
  changed: boolean
  /** How many are ticked, or what saving will do. */
  sentence: ReactNode
  /** Called when the user saves the choice. */
  onSave: () => void
}

/** Selects who may see a connector from a checklist of the organisation's users. */
export function ManageUsersDialog(props: ManageUsersDialogProps) {
  const { name, users, ids, onIds, changed, sentence, onSave, busy = false, ...dialog } = props
  return (
    <FormDialog
      {...dialog}
      title={manageMessages.manageUsers}
      description={
        <>
          <bdi>{name}</bdi>. {manageMessages.seeThis}
        </>
      }
      dirty={changed}
      idle={!changed}
      busy={busy}
      note={sentence}
      onSubmit={(event) => {
        event.preventDefault()
        if (changed && !busy) onSave()
      }}
    >
      <TickList words={userListWords} items={users} ids={ids} onIds={onIds} busy={busy} />
    </FormDialog>
  )
}
