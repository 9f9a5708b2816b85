import type { WebhookFault } from '@tributary/domain'
import { Banner } from '../primitives/Banner/Banner.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { webhooksText } from './webhooks.messages.ts'

export type WebhookFaultBannerProps = {
  /** Why the server has disabled the webhook. */
  fault: WebhookFault
  /** Called to send events again. */
  onResume: () => void
}

/** Explains why the server has disabled a webhook, and offers to resume it. */
export const WebhookFaultBanner = ({ fault, onResume }: WebhookFaultBannerProps) => (
  <Banner
    tone="warning"
    actions={
      <Button writes size="sm" onClick={onResume}>
        {webhooksText.verbs.resume}
      </Button>
    }
  >
    {webhooksText.faults[fault]}
  </Banner>
)
