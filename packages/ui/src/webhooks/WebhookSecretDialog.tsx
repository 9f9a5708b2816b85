import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { CopyField } from '../primitives/CopyButton/CopyField.tsx'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import type { DialogProps } from '../primitives/Dialog/dialog-props.ts'
import { webhooksText } from './webhooks.messages.ts'

export type WebhookSecretDialogProps = Pick<DialogProps, 'returnFocus'> & {
  /** The name of the webhook. */
  name: string
  /** The new secret. */
  secret: string
  /** Whether it replaced another one. */
  replaced: boolean
  /** Called when the user has finished. */
  onClose: () => void
}

const words = webhooksText.secret

/** Shows a new secret once. Only its button closes it, because the secret is lost afterwards. */
export const WebhookSecretDialog = ({
  name,
  secret,
  replaced,
  onClose,
  returnFocus,
}: WebhookSecretDialogProps) => (
  <Dialog
    open
    insistent
    title={words.title(name)}
    onOpenChange={onClose}
    {...(returnFocus && { returnFocus })}
    footer={
      <Button size="lg" variant="primary" onClick={onClose}>
        {words.done}
      </Button>
    }
  >
    <Stack gap={4}>
      <Banner tone="warning">{words.once}</Banner>
      <CopyField label={words.label} help={words.help} value={secret} />
      {replaced && (
        <Text as="p" size="sm" color="secondary">
          {words.previous}
        </Text>
      )}
    </Stack>
  </Dialog>
)
