import type { WebhookDelivery } from '@tributary/domain'
import { Stack } from '../layout/Stack.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Dialog, DialogCancel } from '../primitives/Dialog/Dialog.tsx'
import type { DialogProps } from '../primitives/Dialog/dialog-props.ts'
import { DeliveryFacts } from './DeliveryFacts.tsx'
import { webhooksText } from './webhooks.messages.ts'

export type WebhookTestDialogProps = Pick<DialogProps, 'returnFocus'> & {
  /** The delivery of the test event. */
  delivery: WebhookDelivery
  /** Called when the user closes the dialog, also with Escape. */
  onClose: () => void
}

const words = webhooksText.test

/** The result of a test event. */
export function WebhookTestDialog({ delivery, onClose, returnFocus }: WebhookTestDialogProps) {
  const accepted = delivery.state === 'delivered'
  return (
    <Dialog
      open
      title={words.title}
      onOpenChange={onClose}
      {...(returnFocus && { returnFocus })}
      footer={
        <DialogCancel>
          <Button size="lg">{words.close}</Button>
        </DialogCancel>
      }
    >
      <Stack gap={4}>
        <Banner tone={accepted ? 'success' : 'danger'}>{accepted ? words.accepted : words.refused}</Banner>
        <DeliveryFacts delivery={delivery} />
      </Stack>
    </Dialog>
  )
}
