import type { Webhook } from '@tributary/domain'
import { RotateCcw, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../primitives/Button/Button.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { webhooksText } from './webhooks.messages.ts'

export type DeliveriesHeaderProps = {
  /** The webhook. */
  webhook: Webhook
  /** The path to this page, a `Breadcrumb`. */
  breadcrumb: ReactNode
  /** True while a test event is being sent. */
  testing: boolean
  /** Called to send a test event. */
  onTest: () => void
  /** Called to send failed deliveries again. */
  onReplayFailed: () => void
}

/** The head of the deliveries of a webhook. A webhook that is not active sends test events only. */
export const DeliveriesHeader = ({
  webhook,
  breadcrumb,
  testing,
  onTest,
  onReplayFailed,
}: DeliveriesHeaderProps) => (
  <PageHeader
    title={webhook.name}
    breadcrumb={breadcrumb}
    actions={
      <>
        {webhook.active && (
          <Button writes icon={RotateCcw} onClick={onReplayFailed}>
            {webhooksText.deliveries.replayFailed}
          </Button>
        )}
        <Button variant="primary" icon={Send} loading={testing} onClick={onTest}>
          {webhooksText.verbs.test}
        </Button>
      </>
    }
  />
)
