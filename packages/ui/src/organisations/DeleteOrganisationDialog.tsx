import type { Client } from '@tributary/domain'
import { organisationsMessages } from '@tributary/sdk/organisations'
import { type FormEvent, useState } from 'react'
import { Text } from '../layout/Text.tsx'
import { FormDialog, type FormDialogProps } from '../patterns/dialogs/FormDialog.tsx'
import { TextField } from '../primitives/TextField/TextField.tsx'

export type DeleteOrganisationDialogProps = Pick<
  FormDialogProps,
  'busy' | 'error' | 'onDismissError' | 'onClose' | 'returnFocus'
> & {
  /** The organisation to delete. */
  organisation: Pick<Client, 'name'>
  /** Called once the user has entered its name. */
  onDelete: () => void
}

const words = organisationsMessages

/** Explains what the deletion of an organisation means, and deletes it once its name is entered. */
export function DeleteOrganisationDialog(props: DeleteOrganisationDialogProps) {
  const { organisation, onDelete, ...dialog } = props
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === organisation.name.trim()) onDelete()
    else setWrong(true)
  }
  return (
    <FormDialog
      {...dialog}
      size="sm"
      title={words.deleteNamed(organisation.name)}
      description={words.deleteEffect}
      action={words.delete}
      variant="danger"
      dirty={false}
      onSubmit={submit}
    >
      <Text as="p" color="secondary">
        {words.deleteLost}
      </Text>
      <TextField
        label={words.typeName(organisation.name)}
        data-autofocus
        autoComplete="off"
        dir="auto"
        value={typed}
        error={isWrong ? words.wrongName : ''}
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(false)
        }}
      />
    </FormDialog>
  )
}
