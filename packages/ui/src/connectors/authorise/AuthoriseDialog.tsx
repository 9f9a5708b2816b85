import { authoriseMessages } from '@tributary/sdk/connectors'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, DialogCancel, type DialogProps } from '../../primitives/Dialog/Dialog.tsx'

export type AuthoriseDialogProps = Pick<DialogProps, 'returnFocus'> & {
  connectorType: string
  /** The provider's address is being asked for, or the browser is on its way there. */
  busy?: boolean
  /** Why nobody could be sent there. */
  error?: string | null
  onContinue: () => void
  onClose: () => void
}

/** Says where somebody is about to be sent, and waits for their press (connectors spec 2.15, HOME-14, CALL-112). */
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
              Cancel
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
