import type { ReactNode } from 'react'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, DialogCancel } from '../../primitives/Dialog/Dialog.tsx'
import type { DialogProps } from '../../primitives/Dialog/dialog-props.ts'
import { dialogsText } from './dialogs.messages.ts'
import { type Impact, ImpactList } from './ImpactList.tsx'

export type ConfirmDialogProps = Pick<DialogProps, 'returnFocus'> & {
  /** Names what is lost: "Delete Safari on iPhone?" */
  title: string
  /** The consequences. */
  children?: ReactNode
  /** The items that depend on it, by kind. */
  impacts?: readonly Impact[]
  /** Below the items: what the action changes for users. */
  preview?: ReactNode
  /** The verb of the button. */
  action: string
  /** `primary` for actions with consequences that can be undone. */
  variant?: 'danger' | 'primary'
  /** The label of the button that closes the dialog. */
  cancelLabel?: string
  /** True while the action runs. Both buttons are then disabled. */
  busy?: boolean
  /** False if the action changes no data, so that `ViewOnly` leaves it enabled. */
  writes?: boolean
  /** Why the action failed. The dialog stays open. */
  error?: string | null
  /** Called when the user confirms the action. */
  onConfirm: () => void
  /** Called when the user closes the dialog, also with Escape. */
  onClose: () => void
}

/** Confirms a destructive action: names the consequences and focuses Cancel. */
export function ConfirmDialog({
  title,
  children,
  impacts = [],
  preview,
  error,
  ...rest
}: ConfirmDialogProps) {
  const { busy = false, onClose, returnFocus } = rest
  const hasImpact = impacts.length > 0
  return (
    <Dialog
      open
      destructive
      size="sm"
      onOpenChange={() => !busy && onClose()}
      title={title}
      description={children}
      {...(returnFocus && { returnFocus })}
      footer={<Buttons {...rest} />}
    >
      {(error || hasImpact || preview) && (
        <>
          {error && <Banner tone="danger">{error}</Banner>}
          {hasImpact && <ImpactList impacts={impacts} />}
          {preview}
        </>
      )}
    </Dialog>
  )
}

type ButtonsProps = Pick<
  ConfirmDialogProps,
  'action' | 'variant' | 'cancelLabel' | 'busy' | 'writes' | 'onConfirm'
>

const Buttons = ({
  action,
  variant = 'danger',
  cancelLabel = dialogsText.cancel,
  busy = false,
  writes = true,
  onConfirm,
}: ButtonsProps) => (
  <>
    <DialogCancel>
      <Button size="lg" disabled={busy}>
        {cancelLabel}
      </Button>
    </DialogCancel>
    <Button size="lg" variant={variant} writes={writes} loading={busy} onClick={onConfirm}>
      {action}
    </Button>
  </>
)

export type DiscardDialogProps = {
  /** Called when the user discards the changes. */
  onDiscard: () => void
  /** Called when the user returns to the changes. */
  onKeep: () => void
}

/** Confirms before input is discarded, so that a stray key or click loses nothing. */
export const DiscardDialog = ({ onDiscard, onKeep }: DiscardDialogProps) => (
  <ConfirmDialog
    title={dialogsText.discardYourChanges}
    action={dialogsText.discard}
    cancelLabel={dialogsText.keepEditing}
    writes={false}
    onConfirm={onDiscard}
    onClose={onKeep}
  />
)
