import { Plus } from 'lucide-react'
import { Button } from '../primitives/Button/Button.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import * as css from './Webhooks.css.ts'
import { webhooksText } from './webhooks.messages.ts'

/** Explains webhooks to an organisation without any. */
export const WebhooksEmpty = ({
  onAdd,
}: {
  /** Opens the editor. */
  onAdd: () => void
}) => (
  <div className={css.card}>
    <EmptyState
      title={webhooksText.none}
      action={
        <Button variant="primary" size="lg" icon={Plus} onClick={onAdd}>
          {webhooksText.add}
        </Button>
      }
    >
      <p>{webhooksText.noneHelp}</p>
    </EmptyState>
  </div>
)
