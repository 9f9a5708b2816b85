import type { Webhook } from '@tributary/domain'
import { ConfirmDialog, type ConfirmDialogProps } from '../patterns/dialogs/ConfirmDialog.tsx'
import { webhooksText } from './webhooks.messages.ts'

export type WebhookConfirmDialogProps = Pick<
  ConfirmDialogProps,
  'busy' | 'error' | 'onConfirm' | 'onClose' | 'returnFocus'
> & {
  /** The webhook. */
  webhook: Webhook
  /** The change to confirm. */
  change: 'rotate' | 'delete'
}

/** Confirms the deletion of a webhook, or a new secret. */
export function WebhookConfirmDialog({ webhook, change, ...dialog }: WebhookConfirmDialogProps) {
  const words = change === 'delete' ? webhooksText.deleting : webhooksText.rotating
  return (
    <ConfirmDialog
      {...dialog}
      variant={change === 'delete' ? 'danger' : 'primary'}
      title={words.title(webhook.name)}
      action={words.action}
    >
      {words.text}
    </ConfirmDialog>
  )
}
