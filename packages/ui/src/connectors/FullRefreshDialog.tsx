import { type ClientConnector, displayNameOf } from '@tributary/domain'
import { connectorsMessages, type FullRefreshPrice } from '@tributary/sdk/connectors'
import { ConfirmDialog, type ConfirmDialogProps } from '../patterns/dialogs/ConfirmDialog.tsx'

const words = connectorsMessages.fullRefresh

export type FullRefreshDialogProps = Pick<ConfirmDialogProps, 'onConfirm' | 'onClose' | 'returnFocus'> & {
  connector: Pick<ClientConnector, 'name'>
  connectorType: string
  price: FullRefreshPrice
}

/** Shows the price of a full refresh before it starts. */
export const FullRefreshDialog = ({ connector, connectorType, price, ...dialog }: FullRefreshDialogProps) => (
  <ConfirmDialog {...dialog} title={words.title(connector.name)} action={words.action} variant="primary">
    {words.price(displayNameOf(connectorType), price)}
  </ConfirmDialog>
)
