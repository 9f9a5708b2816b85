import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, DialogCancel } from '../../primitives/Dialog/Dialog.tsx'
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx'

export type { PasswordChangeValues } from './use-password-change.ts'

export type ChangePasswordDialogProps = ChangePasswordFormProps & {
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
