import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, DialogCancel } from '../../primitives/Dialog/Dialog.tsx'
import { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm.tsx'
import { profileText } from './profile.messages.ts'

export type { PasswordChangeValues } from './use-password-change.ts'

export type ChangePasswordDialogProps = ChangePasswordFormProps & {
  /** Called on close, but not while the change is being saved, because it may already be in effect. */
  onClose: () => void
}

/** Asks for the current and a new password. */
export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  const { busy = false, onClose } = props
  const form = useId()
  return (
    <Dialog
      open
      onOpenChange={() => !busy && onClose()}
      size="sm"
      title={profileText.changePassword}
      footer={
        <>
          <DialogCancel>
            <Button size="lg" disabled={busy}>
              {profileText.cancel}
            </Button>
          </DialogCancel>
          <Button type="submit" form={form} size="lg" variant="primary" loading={busy}>
            {profileText.changePassword}
          </Button>
        </>
      }
    >
      <ChangePasswordForm {...props} id={form} />
    </Dialog>
  )
}
