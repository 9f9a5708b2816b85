import type { ReactNode } from 'react'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Dialog, DialogCancel, type DialogProps } from '../primitives/Dialog/Dialog.tsx'

export type ConfirmDialogProps = Pick<DialogProps, 'returnFocus'> & {
  /** Names what is lost: "Delete Safari on iPhone?" */
  title: string
  /** What happens then. */
  children: ReactNode
  /** The verb of the button. */
  action: string
  busy?: boolean
  error?: string | null
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is lost: says what happens, and stands on Cancel (design language, section 9). */
export function ConfirmDialog({ title, children, action, busy = false, error, ...rest }: ConfirmDialogProps) {
  const { onConfirm, onClose, returnFocus } = rest
  return (
    <Dialog
      open
      destructive
      size="sm"
      onOpenChange={() => !busy && onClose()}
      title={title}
      description={children}
      {...(returnFocus && { returnFocus })}
      footer={
        <>
          <DialogCancel>
            <Button size="lg" disabled={busy}>
              Cancel
            </Button>
          </DialogCancel>
          <Button size="lg" variant="danger" loading={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {error && <Banner tone="danger">{error}</Banner>}
    </Dialog>
  )
}
