import { authoriseMessages } from '@tributary/sdk/connectors'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, DialogCancel } from '../../primitives/Dialog/Dialog.tsx'
import type { DialogProps } from '../../primitives/Dialog/dialog-props.ts'
import { authoriseText } from './authorise.messages.ts'

export type AuthoriseDialogProps = Pick<DialogProps, 'returnFocus'> & {
  /** The name of the connector type, such as "Xero". */
  connectorType: string
  /** True while the provider's address is requested or the browser navigates there. */
  busy?: boolean
  /** Why the user could not be sent to the provider. */
  error?: string | null
  /** Called when the user continues to the provider. */
  onContinue: () => void
  /** Called when the user closes the dialog, also with Escape. */
  onClose: () => void
}

/** Names the provider and waits for a press before navigating there. */
export function AuthoriseDialog(props: AuthoriseDialogProps) {
  const { connectorType, busy = false, error, onContinue, onClose, returnFocus } = props
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={() => !busy && onClose()}
      title={authoriseMessages.title(connectorType)}
      description={authoriseMessages.leaving(connectorType)}
      {...(returnFocus && { returnFocus })}
      footer={
        <>
          <DialogCancel>
            <Button size="lg" disabled={busy}>
              {authoriseText.cancel}
            </Button>
          </DialogCancel>
          <Button size="lg" variant="primary" loading={busy} onClick={onContinue} data-autofocus>
            {authoriseMessages.go(connectorType)}
          </Button>
        </>
      }
    >
      {error && <Banner tone="danger">{error}</Banner>}
    </Dialog>
  )
}
