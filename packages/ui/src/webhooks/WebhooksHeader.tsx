import { Plus } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'
import { PageHeader } from '../shell/PageHeader.tsx'
import { webhooksText } from './webhooks.messages.ts'

export type WebhooksHeaderProps = {
  /** Opens the editor. Left out while the page itself offers it. */
  onAdd?: (() => void) | undefined
}

/** The head of the list of webhooks. */
export const WebhooksHeader = ({ onAdd }: WebhooksHeaderProps) => (
  <PageHeader
    title={webhooksText.webhooks}
    summary={webhooksText.summary}
    actions={
      onAdd && (
        <Button variant="primary" icon={Plus} onClick={onAdd} data-add-webhook>
          {webhooksText.add}
        </Button>
      )
    }
  />
)
