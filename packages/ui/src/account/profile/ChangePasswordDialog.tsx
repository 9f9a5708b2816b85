import type { PasswordPolicy } from '@tributary/sdk/rules'
import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, DialogCancel } from '../../primitives/Dialog/Dialog.tsx'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

export type PasswordChangeValues = { currentPassword: string; password: string }

export type ChangePasswordDialogProps = {
  /** Whose password: for password managers. */
  email: string
  /** The installation's policy; the specification's own while it is not known. */
  policy?: PasswordPolicy
  /** Codes are asked for at sign-in, which some policies reward. */
  secondFactor: boolean
  busy?: boolean
  /** Why the last attempt failed. What was typed stays. */
  error?: string | null
  onSubmit: (values: PasswordChangeValues) => void
  /** Whether something is typed that is not saved. */
  onDirty?: (dirty: boolean) => void
  /** Asked to close; not while a change is under way, for then it may count already. */
  onClose: () => void
}

/** Asks for the present password and a new one (beyond portal spec 2.9). */
export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  const { busy = false, onClose } = props
  const form = useId()
  return (
    <Dialog
      open
      onOpenChange={() => !busy && onClose()}
      size="sm"
      title="Change password"
      footer={
        <>
          <DialogCancel>
            <Button size="lg" disabled={busy}>
              Cancel
            </Button>
          </DialogCancel>
          <Button type="submit" form={form} size="lg" variant="primary" loading={busy}>
            Change password
          </Button>
        </>
      }
    >
      <ChangePasswordForm {...props} id={form} />
    </Dialog>
  )
}
