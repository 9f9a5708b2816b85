import { type SecurityGroup, type StatusName, statusNameOf } from '@tributary/domain'
import { groupStatusChoices } from '@tributary/sdk/configuration'
import { groupsMessages } from '@tributary/sdk/excel'
import { type ReactNode, useState } from 'react'
import { FormDialog, type FormDialogProps } from '../../patterns/dialogs/FormDialog.tsx'
import { StatusRadios } from '../status/StatusRadios.tsx'

export type GroupStatusDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** The security group to change. */
  group: SecurityGroup
  /** Returns what a new status changes for users. */
  preview?: (status: StatusName) => ReactNode
  /** Called with the status the user chose. */
  onSave: (status: StatusName) => void
}

const choices = groupStatusChoices.map(({ status }) => status)

/** Sets a group active or archived. Groups cannot be locked (GROUP-25). */
export function GroupStatusDialog({ group, preview, onSave, onClose, ...rest }: GroupStatusDialogProps) {
  const [first] = useState(() => statusNameOf(group.status))
  const [status, setStatus] = useState(first)
  const known = choices.find((choice) => choice === status)
  return (
    <FormDialog
      {...rest}
      title={groupsMessages.setStatus}
      description={<bdi>{group.name}</bdi>}
      size="sm"
      dirty={false}
      onSubmit={(event) => {
        event.preventDefault()
        if (!known || status === first) onClose()
        else onSave(known)
      }}
      onClose={onClose}
    >
      <StatusRadios value={status} onChange={setStatus} choices={choices} />
      {known && status !== first && preview?.(known)}
    </FormDialog>
  )
}
