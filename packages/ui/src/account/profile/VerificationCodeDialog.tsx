import { codesMessages } from '@tributary/sdk/session'
import { useId } from 'react'
import { Text } from '../../layout/Text.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, DialogCancel } from '../../primitives/Dialog/Dialog.tsx'
import { profileText } from './profile.messages.ts'
import { VerificationCodeForm, type VerificationCodeFormProps } from './VerificationCodeForm.tsx'

export type VerificationCodeDialogProps = VerificationCodeFormProps & {
  /** True if the code turns verification codes at sign-in on, false if off. */
  enable: boolean
  /** The address the code was sent to. */
  email: string
  /** Called on close, but not while a code is checked, because it may already be in effect. */
  onClose: () => void
}

/** Asks for the code that confirms turning verification codes on or off. Needs a `ClockProvider` for its countdown. */
export function VerificationCodeDialog(props: VerificationCodeDialogProps) {
  const { enable, email, doing = null, onClose } = props
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={() => doing !== 'checking' && onClose()}
      size="sm"
      title={profileText.verificationCode}
      description={
        <>
          <Text as="p" textWrap="pretty">
            {codesMessages.pleaseEnter}
          </Text>
          <Text as="p" color="primary" overflowWrap="anywhere">
            {email}
          </Text>
        </>
      }
      footer={
        <>
          <DialogCancel>
            <Button size="lg" disabled={doing === 'checking'}>
              {profileText.cancel}
            </Button>
          </DialogCancel>
          <Button
            type="submit"
            form={formId}
            size="lg"
            variant={enable ? 'primary' : 'danger'}
            loading={doing === 'checking'}
          >
            {enable ? profileText.enable : profileText.disable}
          </Button>
        </>
      }
    >
      <VerificationCodeForm {...props} doing={doing} id={formId} />
    </Dialog>
  )
}
