import { codesMessages } from '@tributary/sdk/session'
import { useId } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, DialogCancel } from '../../primitives/Dialog/Dialog.tsx'
import * as css from './VerificationCodeDialog.css.ts'
import { VerificationCodeForm, type VerificationCodeFormProps } from './VerificationCodeForm.tsx'

export type VerificationCodeDialogProps = VerificationCodeFormProps & {
  /** What the code does: turn verification codes at sign-in on, or off. */
  enable: boolean
  /** Where the code was sent. */
  email: string
  /** Asked to close; not while a code is checked, for then it may count already. */
  onClose: () => void
}

/**
 * Asks for the code that a change to verification codes needs (PROFILE-07, PROFILE-08, PROFILE-13).
 * Needs a `ClockProvider` above it, for the countdown.
 */
export function VerificationCodeDialog(props: VerificationCodeDialogProps) {
  const { enable, email, doing = null, onClose } = props
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={() => doing !== 'checking' && onClose()}
      size="sm"
      title="Verification code"
      description={
        <>
          <p className={css.request}>{codesMessages.pleaseEnter}</p>
          <p className={css.address}>{email}</p>
        </>
      }
      footer={
        <>
          <DialogCancel>
            <Button size="lg" disabled={doing === 'checking'}>
              Cancel
            </Button>
          </DialogCancel>
          <Button
            type="submit"
            form={formId}
            size="lg"
            variant={enable ? 'primary' : 'danger'}
            loading={doing === 'checking'}
          >
            {enable ? 'Enable' : 'Disable'}
          </Button>
        </>
      }
    >
      <VerificationCodeForm {...props} doing={doing} id={formId} />
    </Dialog>
  )
}
