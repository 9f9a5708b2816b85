import type { ClientConnector } from '@tributary/domain'
import { connectorsMessages, type FullRefreshPrice, typeTitle } from '@tributary/sdk/connectors'
import { ConfirmDialog, type ConfirmDialogProps } from '../patterns/dialogs/ConfirmDialog.tsx'

export type FullRefreshDialogProps = Pick<ConfirmDialogProps, 'onConfirm' | 'onClose' | 'returnFocus'> & {
  connector: Pick<ClientConnector, 'name'>
  connectorType: string
  price: FullRefreshPrice
  /** A refresh that was asked for as a full one, else the first one. */
  isFull: boolean
}

/** Shows the price of a refresh that reads everything before it starts. */
export function FullRefreshDialog({
  connector,
  connectorType,
  price,
  isFull,
  ...dialog
}: FullRefreshDialogProps) {
  const words = isFull ? connectorsMessages.fullRefresh : connectorsMessages.firstRefresh
  return (
    <ConfirmDialog {...dialog} title={words.title(connector.name)} action={words.action} variant="primary">
      {words.price(typeTitle(connectorType), price)}
    </ConfirmDialog>
  )
}
