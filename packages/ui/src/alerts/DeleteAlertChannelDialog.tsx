import type { AlertChannel } from '@tributary/domain'
import { ConfirmDialog, type ConfirmDialogProps } from '../patterns/dialogs/ConfirmDialog.tsx'
import { alertsText } from './alerts.messages.ts'

export type DeleteAlertChannelDialogProps = Pick<
  ConfirmDialogProps,
  'busy' | 'error' | 'onConfirm' | 'onClose' | 'returnFocus'
> & {
  /** The channel. */
  channel: AlertChannel
}

const words = alertsText.channels

/** Confirms the deletion of an alert channel. */
export const DeleteAlertChannelDialog = ({ channel, ...dialog }: DeleteAlertChannelDialogProps) => (
  <ConfirmDialog
    {...dialog}
    variant="danger"
    title={words.deleteTitle(channel.name)}
    action={words.verbs.delete}
  >
    {words.deleteText}
  </ConfirmDialog>
)
